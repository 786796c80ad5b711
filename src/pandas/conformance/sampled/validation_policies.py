import pandas as pd
import numpy as np
import math
import re
from collections import namedtuple, Counter, ChainMap
from itertools import accumulate, chain

policies = pd.DataFrame({
    "policy": ["PL-001", "PL-002", "PL-003", "PL-004", "PL-005", "PL-006"],
    "holder": ["Nora Quist", "OMAR RIZK", "Pat  Sun", "", "Quin Tran", "nora quist"],
    "product": ["Auto", "Home", "auto ", "LIFE", None, "Auto"],
    "start": pd.to_datetime(["2023-01-01", "2023-06-15", "2024-02-01", "2022-05-05", "2024-01-01", "2023-03-03"]),
    "end": pd.to_datetime(["2023-12-31", "2024-06-14", "2025-01-31", "2021-05-04", None, "2024-03-02"]),
    "premium": ["1,200.00", "850", "€ 990,50", "0", None, "1200"],
    "limit": [10000, 50000, 10000, 250000, 5000, 10000],
    "deductible": [500, 1000, 0, None, 6000, 500],
})

claims = pd.DataFrame({
    "claim": ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C9", "C10"],
    "policy": ["PL-001", "PL-001", "PL-002", "PL-003", "PL-999", "pl-002", "PL-004", None, "PL-006", "PL-006", "PL-001"],
    "loss_date": ["2023-05-05", "2024-01-15", "2023-07-01", "2024-02-01", "2024-02-02", "2024-06-14", "2022-01-01", "2023-09-09", "2023-04-04", "2023-04-04", "2023-12-31"],
    "reported": ["2023-05-06", "2024-01-16", "2023-06-30", "2024-04-01", "2024-02-02", None, "2022-01-08", "2023-09-10", "2023-04-04", "2023-04-05", "2024-01-03"],
    "amount": [2500.0, 800.0, 70000.0, 300.0, 100.0, 1000.0, 99.5, 0.0, 4000.0, 4400.0, 9000.0],
    "state": ["PAID", "open", "Paid", "Denied", "open", "open", "denied", None, "PAID", "reopened", "open"],
    "adjuster": ["kim", "kim", "lee", "lee", "kim", None, "moe", "moe", "lee", "lee", "zed"],
})

payments = pd.DataFrame({
    "claim": ["C1", "C1", "C3", "C9", "C9", "C4", "C77"],
    "paid_on": ["2023-06-01", "2023-07-01", "2023-08-01", "2023-05-05", "2023-05-05", "2024-05-01", "2024-01-01"],
    "paid": [1500.0, 500.0, 49000.0, 3500.0, 3500.0, 0.01, 10.0],
})
