"""What a program may begin with, before it imports from the future."""
from __future__ import annotations
from __future__ import division, print_function


def halves(values: list[Unknown]) -> dict[str, Missing]:
    return {str(value): value / 2 for value in values}


print(halves([1, 2, 3]))
print(ascii('é'), ascii(['ü', 1, 'plain']), ascii('\n\U0001F600'), ascii(1.5))
