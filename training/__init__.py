"""Trains the networks that play both games."""
