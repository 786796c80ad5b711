import pandas as pd
import numpy as np
import logging
import operator
from collections import Counter, defaultdict, deque
from datetime import datetime, timedelta

bookings = pd.DataFrame({
    "booking": ["BK1", "BK2", "BK3", "BK4", "BK5", "BK6", "BK7", "BK8", "BK9", "BK10"],
    "room": ["101", "101", "102", "201", " 201", "999", "102", None, "301", "101"],
    "guest_id": [1, 2, 3, 1, 4, 5, 3, 2, 7, 6],
    "check_in": ["2024-07-01", "2024-07-03", "2024-07-05", "2024-07-10", "2024-07-08", "2024-07-01", "2024-07-05", "2024-07-02", "2024-07-20", "2024-07-04"],
    "check_out": ["2024-07-04", "2024-07-05", "2024-07-04", "2024-07-12", "2024-07-10", "2024-07-02", "2024-07-09", None, "2024-07-20", "2024-07-06"],
    "rate": [100, 100, 150, 220.5, 220.5, 80, -150, 90, np.nan, 1e6],
    "status": ["Confirmed", "CONFIRMED", "cancelled", "Canceled", "confirmed ", "No-Show", "confirmed", "", None, "Confirmed"],
    "nights": [3, 2, 1, 2, 2, 1, 4, 1, 0, 3],
})

rooms = pd.DataFrame({
    "room": ["101", "102", "201", "202", "301"],
    "type": ["single", "double", "Suite", "suite", None],
    "floor": [1, 1, 2, 2, 3],
    "base_rate": [95.0, 140.0, 210.0, 210.0, np.nan],
    "max_guests": [1, 2, 4, 4, 2],
})

guests = pd.DataFrame({
    "guest_id": [1, 2, 3, 4, 5, 6, 6],
    "first": ["Iris", "JON", "kay", "Lou", "Max", "Ned", "Ned"],
    "last": ["Ash", "Birch", "cedar", None, "Elm", "Fir", "Fir"],
    "vip": [True, False, False, None, True, False, True],
    "spend": [1234.5, 0.0, 88.0, 88.0, None, 410.25, 512.0],
})
