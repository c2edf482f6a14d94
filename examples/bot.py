"""A bot that plays the first move it may that is not giving up (docs/bot-protocol.md)."""
import json
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "first"}), flush=True)
    elif told["type"] == "choose":
        choice = next((move for move in told["legal"] if move != "withdraw"), "withdraw")
        print(json.dumps({"type": "move", "id": told["id"], "move": choice}), flush=True)
