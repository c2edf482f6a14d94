"""A bot of ours, or your policy, at a live table of a server. People there see that a bot plays.

    ivanhoe serve --listen 127.0.0.1:8080 &
    python examples/live_table.py http://127.0.0.1:8080
    python examples/live_table.py http://127.0.0.1:8080 CODE    # at a table with a free seat
"""

import sys

import ivanhoe
from ivanhoe.client import Client

if __name__ == "__main__":
    client = Client(sys.argv[1], name="Python")
    table = sys.argv[2] if len(sys.argv) > 2 else client.play_now("tournament", 2, level="squire")
    print(f"{client.name} plays at {client.url}/t/{table}")
    outcome = client.play(table, ivanhoe.Bot("rule"))
    print("won" if outcome.won else "lost", outcome.scores)
