import pandas as pd
import warnings
warnings.simplefilter("ignore")
def dates(texts, **how):
    try:
        return pd.to_datetime(pd.Series(texts), **how)
    except Exception as e:
        return type(e).__name__
# case: format-1
result = [
    dates(['2019-11-22', '2003-02-04'], format='mixed'), dates(['2003-02-04', '2019-11-22'], format='mixed'),
    dates(['2019-11-22', '2003-02-04'], format='mixed', dayfirst=True), dates(['2003-02-04', '2019-11-22'], format='mixed', dayfirst=True),
    dates(['2019-11-22', '2003-02-04'], format='ISO8601', errors='coerce'), dates(['2003-02-04', '2019-11-22'], format='ISO8601', errors='coerce'),
    dates(['2019-11-22', '2003-02-04'], errors='coerce'), dates(['2003-02-04', '2019-11-22'], errors='coerce'),
    dates(['2019-11-22', '2003-02-04'], errors='coerce', dayfirst=True), dates(['2003-02-04', '2019-11-22'], errors='coerce', dayfirst=True),
    dates(['2019-11-22', '2003-02-04'], dayfirst=True), dates(['2003-02-04', '2019-11-22'], dayfirst=True),
    dates(['2019-11-22', '2003-02-04'], ), dates(['2003-02-04', '2019-11-22'], ),
]
# case: format-2
result = [
    dates(['2019-11-22T21:45:56', '2003-02-04T09:05:06'], format='mixed'), dates(['2003-02-04T09:05:06', '2019-11-22T21:45:56'], format='mixed'),
    dates(['2019-11-22T21:45:56', '2003-02-04T09:05:06'], format='mixed', dayfirst=True), dates(['2003-02-04T09:05:06', '2019-11-22T21:45:56'], format='mixed', dayfirst=True),
    dates(['2019-11-22T21:45:56', '2003-02-04T09:05:06'], format='ISO8601', errors='coerce'), dates(['2003-02-04T09:05:06', '2019-11-22T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['2019-11-22T21:45:56', '2003-02-04T09:05:06'], errors='coerce'), dates(['2003-02-04T09:05:06', '2019-11-22T21:45:56'], errors='coerce'),
    dates(['2019-11-22T21:45:56', '2003-02-04T09:05:06'], errors='coerce', dayfirst=True), dates(['2003-02-04T09:05:06', '2019-11-22T21:45:56'], errors='coerce', dayfirst=True),
    dates(['2019-11-22T21:45:56', '2003-02-04T09:05:06'], dayfirst=True), dates(['2003-02-04T09:05:06', '2019-11-22T21:45:56'], dayfirst=True),
    dates(['2019-11-22T21:45:56', '2003-02-04T09:05:06'], ), dates(['2003-02-04T09:05:06', '2019-11-22T21:45:56'], ),
]
# case: format-3
result = [
    dates(['2019-11-22 21:45', '2003-02-04 09:05'], format='mixed'), dates(['2003-02-04 09:05', '2019-11-22 21:45'], format='mixed'),
    dates(['2019-11-22 21:45', '2003-02-04 09:05'], format='mixed', dayfirst=True), dates(['2003-02-04 09:05', '2019-11-22 21:45'], format='mixed', dayfirst=True),
    dates(['2019-11-22 21:45', '2003-02-04 09:05'], format='ISO8601', errors='coerce'), dates(['2003-02-04 09:05', '2019-11-22 21:45'], format='ISO8601', errors='coerce'),
    dates(['2019-11-22 21:45', '2003-02-04 09:05'], errors='coerce'), dates(['2003-02-04 09:05', '2019-11-22 21:45'], errors='coerce'),
    dates(['2019-11-22 21:45', '2003-02-04 09:05'], errors='coerce', dayfirst=True), dates(['2003-02-04 09:05', '2019-11-22 21:45'], errors='coerce', dayfirst=True),
    dates(['2019-11-22 21:45', '2003-02-04 09:05'], dayfirst=True), dates(['2003-02-04 09:05', '2019-11-22 21:45'], dayfirst=True),
    dates(['2019-11-22 21:45', '2003-02-04 09:05'], ), dates(['2003-02-04 09:05', '2019-11-22 21:45'], ),
]
# case: format-4
result = [
    dates(['2019-11-22 09:45 PM', '2003-02-04 09:05 AM'], format='mixed'), dates(['2003-02-04 09:05 AM', '2019-11-22 09:45 PM'], format='mixed'),
    dates(['2019-11-22 09:45 PM', '2003-02-04 09:05 AM'], format='mixed', dayfirst=True), dates(['2003-02-04 09:05 AM', '2019-11-22 09:45 PM'], format='mixed', dayfirst=True),
    dates(['2019-11-22 09:45 PM', '2003-02-04 09:05 AM'], format='ISO8601', errors='coerce'), dates(['2003-02-04 09:05 AM', '2019-11-22 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['2019-11-22 09:45 PM', '2003-02-04 09:05 AM'], errors='coerce'), dates(['2003-02-04 09:05 AM', '2019-11-22 09:45 PM'], errors='coerce'),
    dates(['2019-11-22 09:45 PM', '2003-02-04 09:05 AM'], errors='coerce', dayfirst=True), dates(['2003-02-04 09:05 AM', '2019-11-22 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['2019-11-22 09:45 PM', '2003-02-04 09:05 AM'], dayfirst=True), dates(['2003-02-04 09:05 AM', '2019-11-22 09:45 PM'], dayfirst=True),
    dates(['2019-11-22 09:45 PM', '2003-02-04 09:05 AM'], ), dates(['2003-02-04 09:05 AM', '2019-11-22 09:45 PM'], ),
]
# case: format-5
result = [
    dates(['2019-11-22 21', '2003-02-04 09'], format='mixed'), dates(['2003-02-04 09', '2019-11-22 21'], format='mixed'),
    dates(['2019-11-22 21', '2003-02-04 09'], format='mixed', dayfirst=True), dates(['2003-02-04 09', '2019-11-22 21'], format='mixed', dayfirst=True),
    dates(['2019-11-22 21', '2003-02-04 09'], format='ISO8601', errors='coerce'), dates(['2003-02-04 09', '2019-11-22 21'], format='ISO8601', errors='coerce'),
    dates(['2019-11-22 21', '2003-02-04 09'], errors='coerce'), dates(['2003-02-04 09', '2019-11-22 21'], errors='coerce'),
    dates(['2019-11-22 21', '2003-02-04 09'], errors='coerce', dayfirst=True), dates(['2003-02-04 09', '2019-11-22 21'], errors='coerce', dayfirst=True),
    dates(['2019-11-22 21', '2003-02-04 09'], dayfirst=True), dates(['2003-02-04 09', '2019-11-22 21'], dayfirst=True),
    dates(['2019-11-22 21', '2003-02-04 09'], ), dates(['2003-02-04 09', '2019-11-22 21'], ),
]
# case: format-6
result = [
    dates(['2019/11/22', '2003/02/04'], format='mixed'), dates(['2003/02/04', '2019/11/22'], format='mixed'),
    dates(['2019/11/22', '2003/02/04'], format='mixed', dayfirst=True), dates(['2003/02/04', '2019/11/22'], format='mixed', dayfirst=True),
    dates(['2019/11/22', '2003/02/04'], format='ISO8601', errors='coerce'), dates(['2003/02/04', '2019/11/22'], format='ISO8601', errors='coerce'),
    dates(['2019/11/22', '2003/02/04'], errors='coerce'), dates(['2003/02/04', '2019/11/22'], errors='coerce'),
    dates(['2019/11/22', '2003/02/04'], errors='coerce', dayfirst=True), dates(['2003/02/04', '2019/11/22'], errors='coerce', dayfirst=True),
    dates(['2019/11/22', '2003/02/04'], dayfirst=True), dates(['2003/02/04', '2019/11/22'], dayfirst=True),
    dates(['2019/11/22', '2003/02/04'], ), dates(['2003/02/04', '2019/11/22'], ),
]
# case: format-7
result = [
    dates(['2019/11/22T21:45:56', '2003/02/04T09:05:06'], format='mixed'), dates(['2003/02/04T09:05:06', '2019/11/22T21:45:56'], format='mixed'),
    dates(['2019/11/22T21:45:56', '2003/02/04T09:05:06'], format='mixed', dayfirst=True), dates(['2003/02/04T09:05:06', '2019/11/22T21:45:56'], format='mixed', dayfirst=True),
    dates(['2019/11/22T21:45:56', '2003/02/04T09:05:06'], format='ISO8601', errors='coerce'), dates(['2003/02/04T09:05:06', '2019/11/22T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['2019/11/22T21:45:56', '2003/02/04T09:05:06'], errors='coerce'), dates(['2003/02/04T09:05:06', '2019/11/22T21:45:56'], errors='coerce'),
    dates(['2019/11/22T21:45:56', '2003/02/04T09:05:06'], errors='coerce', dayfirst=True), dates(['2003/02/04T09:05:06', '2019/11/22T21:45:56'], errors='coerce', dayfirst=True),
    dates(['2019/11/22T21:45:56', '2003/02/04T09:05:06'], dayfirst=True), dates(['2003/02/04T09:05:06', '2019/11/22T21:45:56'], dayfirst=True),
    dates(['2019/11/22T21:45:56', '2003/02/04T09:05:06'], ), dates(['2003/02/04T09:05:06', '2019/11/22T21:45:56'], ),
]
# case: format-8
result = [
    dates(['2019/11/22 21:45', '2003/02/04 09:05'], format='mixed'), dates(['2003/02/04 09:05', '2019/11/22 21:45'], format='mixed'),
    dates(['2019/11/22 21:45', '2003/02/04 09:05'], format='mixed', dayfirst=True), dates(['2003/02/04 09:05', '2019/11/22 21:45'], format='mixed', dayfirst=True),
    dates(['2019/11/22 21:45', '2003/02/04 09:05'], format='ISO8601', errors='coerce'), dates(['2003/02/04 09:05', '2019/11/22 21:45'], format='ISO8601', errors='coerce'),
    dates(['2019/11/22 21:45', '2003/02/04 09:05'], errors='coerce'), dates(['2003/02/04 09:05', '2019/11/22 21:45'], errors='coerce'),
    dates(['2019/11/22 21:45', '2003/02/04 09:05'], errors='coerce', dayfirst=True), dates(['2003/02/04 09:05', '2019/11/22 21:45'], errors='coerce', dayfirst=True),
    dates(['2019/11/22 21:45', '2003/02/04 09:05'], dayfirst=True), dates(['2003/02/04 09:05', '2019/11/22 21:45'], dayfirst=True),
    dates(['2019/11/22 21:45', '2003/02/04 09:05'], ), dates(['2003/02/04 09:05', '2019/11/22 21:45'], ),
]
# case: format-9
result = [
    dates(['2019/11/22 09:45 PM', '2003/02/04 09:05 AM'], format='mixed'), dates(['2003/02/04 09:05 AM', '2019/11/22 09:45 PM'], format='mixed'),
    dates(['2019/11/22 09:45 PM', '2003/02/04 09:05 AM'], format='mixed', dayfirst=True), dates(['2003/02/04 09:05 AM', '2019/11/22 09:45 PM'], format='mixed', dayfirst=True),
    dates(['2019/11/22 09:45 PM', '2003/02/04 09:05 AM'], format='ISO8601', errors='coerce'), dates(['2003/02/04 09:05 AM', '2019/11/22 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['2019/11/22 09:45 PM', '2003/02/04 09:05 AM'], errors='coerce'), dates(['2003/02/04 09:05 AM', '2019/11/22 09:45 PM'], errors='coerce'),
    dates(['2019/11/22 09:45 PM', '2003/02/04 09:05 AM'], errors='coerce', dayfirst=True), dates(['2003/02/04 09:05 AM', '2019/11/22 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['2019/11/22 09:45 PM', '2003/02/04 09:05 AM'], dayfirst=True), dates(['2003/02/04 09:05 AM', '2019/11/22 09:45 PM'], dayfirst=True),
    dates(['2019/11/22 09:45 PM', '2003/02/04 09:05 AM'], ), dates(['2003/02/04 09:05 AM', '2019/11/22 09:45 PM'], ),
]
# case: format-10
result = [
    dates(['2019/11/22 21', '2003/02/04 09'], format='mixed'), dates(['2003/02/04 09', '2019/11/22 21'], format='mixed'),
    dates(['2019/11/22 21', '2003/02/04 09'], format='mixed', dayfirst=True), dates(['2003/02/04 09', '2019/11/22 21'], format='mixed', dayfirst=True),
    dates(['2019/11/22 21', '2003/02/04 09'], format='ISO8601', errors='coerce'), dates(['2003/02/04 09', '2019/11/22 21'], format='ISO8601', errors='coerce'),
    dates(['2019/11/22 21', '2003/02/04 09'], errors='coerce'), dates(['2003/02/04 09', '2019/11/22 21'], errors='coerce'),
    dates(['2019/11/22 21', '2003/02/04 09'], errors='coerce', dayfirst=True), dates(['2003/02/04 09', '2019/11/22 21'], errors='coerce', dayfirst=True),
    dates(['2019/11/22 21', '2003/02/04 09'], dayfirst=True), dates(['2003/02/04 09', '2019/11/22 21'], dayfirst=True),
    dates(['2019/11/22 21', '2003/02/04 09'], ), dates(['2003/02/04 09', '2019/11/22 21'], ),
]
# case: format-11
result = [
    dates(['2019.11.22', '2003.02.04'], format='mixed'), dates(['2003.02.04', '2019.11.22'], format='mixed'),
    dates(['2019.11.22', '2003.02.04'], format='mixed', dayfirst=True), dates(['2003.02.04', '2019.11.22'], format='mixed', dayfirst=True),
    dates(['2019.11.22', '2003.02.04'], format='ISO8601', errors='coerce'), dates(['2003.02.04', '2019.11.22'], format='ISO8601', errors='coerce'),
    dates(['2019.11.22', '2003.02.04'], errors='coerce'), dates(['2003.02.04', '2019.11.22'], errors='coerce'),
    dates(['2019.11.22', '2003.02.04'], errors='coerce', dayfirst=True), dates(['2003.02.04', '2019.11.22'], errors='coerce', dayfirst=True),
    dates(['2019.11.22', '2003.02.04'], dayfirst=True), dates(['2003.02.04', '2019.11.22'], dayfirst=True),
    dates(['2019.11.22', '2003.02.04'], ), dates(['2003.02.04', '2019.11.22'], ),
]
# case: format-12
result = [
    dates(['2019.11.22T21:45:56', '2003.02.04T09:05:06'], format='mixed'), dates(['2003.02.04T09:05:06', '2019.11.22T21:45:56'], format='mixed'),
    dates(['2019.11.22T21:45:56', '2003.02.04T09:05:06'], format='mixed', dayfirst=True), dates(['2003.02.04T09:05:06', '2019.11.22T21:45:56'], format='mixed', dayfirst=True),
    dates(['2019.11.22T21:45:56', '2003.02.04T09:05:06'], format='ISO8601', errors='coerce'), dates(['2003.02.04T09:05:06', '2019.11.22T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['2019.11.22T21:45:56', '2003.02.04T09:05:06'], errors='coerce'), dates(['2003.02.04T09:05:06', '2019.11.22T21:45:56'], errors='coerce'),
    dates(['2019.11.22T21:45:56', '2003.02.04T09:05:06'], errors='coerce', dayfirst=True), dates(['2003.02.04T09:05:06', '2019.11.22T21:45:56'], errors='coerce', dayfirst=True),
    dates(['2019.11.22T21:45:56', '2003.02.04T09:05:06'], dayfirst=True), dates(['2003.02.04T09:05:06', '2019.11.22T21:45:56'], dayfirst=True),
    dates(['2019.11.22T21:45:56', '2003.02.04T09:05:06'], ), dates(['2003.02.04T09:05:06', '2019.11.22T21:45:56'], ),
]
# case: format-13
result = [
    dates(['2019.11.22 21:45', '2003.02.04 09:05'], format='mixed'), dates(['2003.02.04 09:05', '2019.11.22 21:45'], format='mixed'),
    dates(['2019.11.22 21:45', '2003.02.04 09:05'], format='mixed', dayfirst=True), dates(['2003.02.04 09:05', '2019.11.22 21:45'], format='mixed', dayfirst=True),
    dates(['2019.11.22 21:45', '2003.02.04 09:05'], format='ISO8601', errors='coerce'), dates(['2003.02.04 09:05', '2019.11.22 21:45'], format='ISO8601', errors='coerce'),
    dates(['2019.11.22 21:45', '2003.02.04 09:05'], errors='coerce'), dates(['2003.02.04 09:05', '2019.11.22 21:45'], errors='coerce'),
    dates(['2019.11.22 21:45', '2003.02.04 09:05'], errors='coerce', dayfirst=True), dates(['2003.02.04 09:05', '2019.11.22 21:45'], errors='coerce', dayfirst=True),
    dates(['2019.11.22 21:45', '2003.02.04 09:05'], dayfirst=True), dates(['2003.02.04 09:05', '2019.11.22 21:45'], dayfirst=True),
    dates(['2019.11.22 21:45', '2003.02.04 09:05'], ), dates(['2003.02.04 09:05', '2019.11.22 21:45'], ),
]
# case: format-14
result = [
    dates(['2019.11.22 09:45 PM', '2003.02.04 09:05 AM'], format='mixed'), dates(['2003.02.04 09:05 AM', '2019.11.22 09:45 PM'], format='mixed'),
    dates(['2019.11.22 09:45 PM', '2003.02.04 09:05 AM'], format='mixed', dayfirst=True), dates(['2003.02.04 09:05 AM', '2019.11.22 09:45 PM'], format='mixed', dayfirst=True),
    dates(['2019.11.22 09:45 PM', '2003.02.04 09:05 AM'], format='ISO8601', errors='coerce'), dates(['2003.02.04 09:05 AM', '2019.11.22 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['2019.11.22 09:45 PM', '2003.02.04 09:05 AM'], errors='coerce'), dates(['2003.02.04 09:05 AM', '2019.11.22 09:45 PM'], errors='coerce'),
    dates(['2019.11.22 09:45 PM', '2003.02.04 09:05 AM'], errors='coerce', dayfirst=True), dates(['2003.02.04 09:05 AM', '2019.11.22 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['2019.11.22 09:45 PM', '2003.02.04 09:05 AM'], dayfirst=True), dates(['2003.02.04 09:05 AM', '2019.11.22 09:45 PM'], dayfirst=True),
    dates(['2019.11.22 09:45 PM', '2003.02.04 09:05 AM'], ), dates(['2003.02.04 09:05 AM', '2019.11.22 09:45 PM'], ),
]
# case: format-15
result = [
    dates(['2019.11.22 21', '2003.02.04 09'], format='mixed'), dates(['2003.02.04 09', '2019.11.22 21'], format='mixed'),
    dates(['2019.11.22 21', '2003.02.04 09'], format='mixed', dayfirst=True), dates(['2003.02.04 09', '2019.11.22 21'], format='mixed', dayfirst=True),
    dates(['2019.11.22 21', '2003.02.04 09'], format='ISO8601', errors='coerce'), dates(['2003.02.04 09', '2019.11.22 21'], format='ISO8601', errors='coerce'),
    dates(['2019.11.22 21', '2003.02.04 09'], errors='coerce'), dates(['2003.02.04 09', '2019.11.22 21'], errors='coerce'),
    dates(['2019.11.22 21', '2003.02.04 09'], errors='coerce', dayfirst=True), dates(['2003.02.04 09', '2019.11.22 21'], errors='coerce', dayfirst=True),
    dates(['2019.11.22 21', '2003.02.04 09'], dayfirst=True), dates(['2003.02.04 09', '2019.11.22 21'], dayfirst=True),
    dates(['2019.11.22 21', '2003.02.04 09'], ), dates(['2003.02.04 09', '2019.11.22 21'], ),
]
# case: format-16
result = [
    dates(['20191122', '20030204'], format='mixed'), dates(['20030204', '20191122'], format='mixed'),
    dates(['20191122', '20030204'], format='mixed', dayfirst=True), dates(['20030204', '20191122'], format='mixed', dayfirst=True),
    dates(['20191122', '20030204'], format='ISO8601', errors='coerce'), dates(['20030204', '20191122'], format='ISO8601', errors='coerce'),
    dates(['20191122', '20030204'], errors='coerce'), dates(['20030204', '20191122'], errors='coerce'),
    dates(['20191122', '20030204'], errors='coerce', dayfirst=True), dates(['20030204', '20191122'], errors='coerce', dayfirst=True),
    dates(['20191122', '20030204'], dayfirst=True), dates(['20030204', '20191122'], dayfirst=True),
    dates(['20191122', '20030204'], ), dates(['20030204', '20191122'], ),
]
# case: format-17
result = [
    dates(['20191122T21:45:56', '20030204T09:05:06'], format='mixed'), dates(['20030204T09:05:06', '20191122T21:45:56'], format='mixed'),
    dates(['20191122T21:45:56', '20030204T09:05:06'], format='mixed', dayfirst=True), dates(['20030204T09:05:06', '20191122T21:45:56'], format='mixed', dayfirst=True),
    dates(['20191122T21:45:56', '20030204T09:05:06'], format='ISO8601', errors='coerce'), dates(['20030204T09:05:06', '20191122T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['20191122T21:45:56', '20030204T09:05:06'], errors='coerce'), dates(['20030204T09:05:06', '20191122T21:45:56'], errors='coerce'),
    dates(['20191122T21:45:56', '20030204T09:05:06'], errors='coerce', dayfirst=True), dates(['20030204T09:05:06', '20191122T21:45:56'], errors='coerce', dayfirst=True),
    dates(['20191122T21:45:56', '20030204T09:05:06'], dayfirst=True), dates(['20030204T09:05:06', '20191122T21:45:56'], dayfirst=True),
    dates(['20191122T21:45:56', '20030204T09:05:06'], ), dates(['20030204T09:05:06', '20191122T21:45:56'], ),
]
# case: format-18
result = [
    dates(['20191122 21:45', '20030204 09:05'], format='mixed'), dates(['20030204 09:05', '20191122 21:45'], format='mixed'),
    dates(['20191122 21:45', '20030204 09:05'], format='mixed', dayfirst=True), dates(['20030204 09:05', '20191122 21:45'], format='mixed', dayfirst=True),
    dates(['20191122 21:45', '20030204 09:05'], format='ISO8601', errors='coerce'), dates(['20030204 09:05', '20191122 21:45'], format='ISO8601', errors='coerce'),
    dates(['20191122 21:45', '20030204 09:05'], errors='coerce'), dates(['20030204 09:05', '20191122 21:45'], errors='coerce'),
    dates(['20191122 21:45', '20030204 09:05'], errors='coerce', dayfirst=True), dates(['20030204 09:05', '20191122 21:45'], errors='coerce', dayfirst=True),
    dates(['20191122 21:45', '20030204 09:05'], dayfirst=True), dates(['20030204 09:05', '20191122 21:45'], dayfirst=True),
    dates(['20191122 21:45', '20030204 09:05'], ), dates(['20030204 09:05', '20191122 21:45'], ),
]
# case: format-19
result = [
    dates(['20191122 09:45 PM', '20030204 09:05 AM'], format='mixed'), dates(['20030204 09:05 AM', '20191122 09:45 PM'], format='mixed'),
    dates(['20191122 09:45 PM', '20030204 09:05 AM'], format='mixed', dayfirst=True), dates(['20030204 09:05 AM', '20191122 09:45 PM'], format='mixed', dayfirst=True),
    dates(['20191122 09:45 PM', '20030204 09:05 AM'], format='ISO8601', errors='coerce'), dates(['20030204 09:05 AM', '20191122 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['20191122 09:45 PM', '20030204 09:05 AM'], errors='coerce'), dates(['20030204 09:05 AM', '20191122 09:45 PM'], errors='coerce'),
    dates(['20191122 09:45 PM', '20030204 09:05 AM'], errors='coerce', dayfirst=True), dates(['20030204 09:05 AM', '20191122 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['20191122 09:45 PM', '20030204 09:05 AM'], dayfirst=True), dates(['20030204 09:05 AM', '20191122 09:45 PM'], dayfirst=True),
    dates(['20191122 09:45 PM', '20030204 09:05 AM'], ), dates(['20030204 09:05 AM', '20191122 09:45 PM'], ),
]
# case: format-20
result = [
    dates(['20191122 21', '20030204 09'], format='mixed'), dates(['20030204 09', '20191122 21'], format='mixed'),
    dates(['20191122 21', '20030204 09'], format='mixed', dayfirst=True), dates(['20030204 09', '20191122 21'], format='mixed', dayfirst=True),
    dates(['20191122 21', '20030204 09'], format='ISO8601', errors='coerce'), dates(['20030204 09', '20191122 21'], format='ISO8601', errors='coerce'),
    dates(['20191122 21', '20030204 09'], errors='coerce'), dates(['20030204 09', '20191122 21'], errors='coerce'),
    dates(['20191122 21', '20030204 09'], errors='coerce', dayfirst=True), dates(['20030204 09', '20191122 21'], errors='coerce', dayfirst=True),
    dates(['20191122 21', '20030204 09'], dayfirst=True), dates(['20030204 09', '20191122 21'], dayfirst=True),
    dates(['20191122 21', '20030204 09'], ), dates(['20030204 09', '20191122 21'], ),
]
# case: format-21
result = [
    dates(['2019-11', '2003-02'], format='mixed'), dates(['2003-02', '2019-11'], format='mixed'),
    dates(['2019-11', '2003-02'], format='mixed', dayfirst=True), dates(['2003-02', '2019-11'], format='mixed', dayfirst=True),
    dates(['2019-11', '2003-02'], format='ISO8601', errors='coerce'), dates(['2003-02', '2019-11'], format='ISO8601', errors='coerce'),
    dates(['2019-11', '2003-02'], errors='coerce'), dates(['2003-02', '2019-11'], errors='coerce'),
    dates(['2019-11', '2003-02'], errors='coerce', dayfirst=True), dates(['2003-02', '2019-11'], errors='coerce', dayfirst=True),
    dates(['2019-11', '2003-02'], dayfirst=True), dates(['2003-02', '2019-11'], dayfirst=True),
    dates(['2019-11', '2003-02'], ), dates(['2003-02', '2019-11'], ),
]
# case: format-22
result = [
    dates(['2019-11T21:45:56', '2003-02T09:05:06'], format='mixed'), dates(['2003-02T09:05:06', '2019-11T21:45:56'], format='mixed'),
    dates(['2019-11T21:45:56', '2003-02T09:05:06'], format='mixed', dayfirst=True), dates(['2003-02T09:05:06', '2019-11T21:45:56'], format='mixed', dayfirst=True),
    dates(['2019-11T21:45:56', '2003-02T09:05:06'], format='ISO8601', errors='coerce'), dates(['2003-02T09:05:06', '2019-11T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['2019-11T21:45:56', '2003-02T09:05:06'], errors='coerce'), dates(['2003-02T09:05:06', '2019-11T21:45:56'], errors='coerce'),
    dates(['2019-11T21:45:56', '2003-02T09:05:06'], errors='coerce', dayfirst=True), dates(['2003-02T09:05:06', '2019-11T21:45:56'], errors='coerce', dayfirst=True),
    dates(['2019-11T21:45:56', '2003-02T09:05:06'], dayfirst=True), dates(['2003-02T09:05:06', '2019-11T21:45:56'], dayfirst=True),
    dates(['2019-11T21:45:56', '2003-02T09:05:06'], ), dates(['2003-02T09:05:06', '2019-11T21:45:56'], ),
]
# case: format-23
result = [
    dates(['2019-11 21:45', '2003-02 09:05'], format='mixed'), dates(['2003-02 09:05', '2019-11 21:45'], format='mixed'),
    dates(['2019-11 21:45', '2003-02 09:05'], format='mixed', dayfirst=True), dates(['2003-02 09:05', '2019-11 21:45'], format='mixed', dayfirst=True),
    dates(['2019-11 21:45', '2003-02 09:05'], format='ISO8601', errors='coerce'), dates(['2003-02 09:05', '2019-11 21:45'], format='ISO8601', errors='coerce'),
    dates(['2019-11 21:45', '2003-02 09:05'], errors='coerce'), dates(['2003-02 09:05', '2019-11 21:45'], errors='coerce'),
    dates(['2019-11 21:45', '2003-02 09:05'], errors='coerce', dayfirst=True), dates(['2003-02 09:05', '2019-11 21:45'], errors='coerce', dayfirst=True),
    dates(['2019-11 21:45', '2003-02 09:05'], dayfirst=True), dates(['2003-02 09:05', '2019-11 21:45'], dayfirst=True),
    dates(['2019-11 21:45', '2003-02 09:05'], ), dates(['2003-02 09:05', '2019-11 21:45'], ),
]
# case: format-24
result = [
    dates(['2019-11 09:45 PM', '2003-02 09:05 AM'], format='mixed'), dates(['2003-02 09:05 AM', '2019-11 09:45 PM'], format='mixed'),
    dates(['2019-11 09:45 PM', '2003-02 09:05 AM'], format='mixed', dayfirst=True), dates(['2003-02 09:05 AM', '2019-11 09:45 PM'], format='mixed', dayfirst=True),
    dates(['2019-11 09:45 PM', '2003-02 09:05 AM'], format='ISO8601', errors='coerce'), dates(['2003-02 09:05 AM', '2019-11 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['2019-11 09:45 PM', '2003-02 09:05 AM'], errors='coerce'), dates(['2003-02 09:05 AM', '2019-11 09:45 PM'], errors='coerce'),
    dates(['2019-11 09:45 PM', '2003-02 09:05 AM'], errors='coerce', dayfirst=True), dates(['2003-02 09:05 AM', '2019-11 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['2019-11 09:45 PM', '2003-02 09:05 AM'], dayfirst=True), dates(['2003-02 09:05 AM', '2019-11 09:45 PM'], dayfirst=True),
    dates(['2019-11 09:45 PM', '2003-02 09:05 AM'], ), dates(['2003-02 09:05 AM', '2019-11 09:45 PM'], ),
]
# case: format-25
result = [
    dates(['2019/11', '2003/02'], format='mixed'), dates(['2003/02', '2019/11'], format='mixed'),
    dates(['2019/11', '2003/02'], format='mixed', dayfirst=True), dates(['2003/02', '2019/11'], format='mixed', dayfirst=True),
    dates(['2019/11', '2003/02'], format='ISO8601', errors='coerce'), dates(['2003/02', '2019/11'], format='ISO8601', errors='coerce'),
    dates(['2019/11', '2003/02'], errors='coerce'), dates(['2003/02', '2019/11'], errors='coerce'),
    dates(['2019/11', '2003/02'], errors='coerce', dayfirst=True), dates(['2003/02', '2019/11'], errors='coerce', dayfirst=True),
    dates(['2019/11', '2003/02'], dayfirst=True), dates(['2003/02', '2019/11'], dayfirst=True),
    dates(['2019/11', '2003/02'], ), dates(['2003/02', '2019/11'], ),
]
# case: format-26
result = [
    dates(['2019/11T21:45:56', '2003/02T09:05:06'], format='mixed'), dates(['2003/02T09:05:06', '2019/11T21:45:56'], format='mixed'),
    dates(['2019/11T21:45:56', '2003/02T09:05:06'], format='mixed', dayfirst=True), dates(['2003/02T09:05:06', '2019/11T21:45:56'], format='mixed', dayfirst=True),
    dates(['2019/11T21:45:56', '2003/02T09:05:06'], format='ISO8601', errors='coerce'), dates(['2003/02T09:05:06', '2019/11T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['2019/11T21:45:56', '2003/02T09:05:06'], errors='coerce'), dates(['2003/02T09:05:06', '2019/11T21:45:56'], errors='coerce'),
    dates(['2019/11T21:45:56', '2003/02T09:05:06'], errors='coerce', dayfirst=True), dates(['2003/02T09:05:06', '2019/11T21:45:56'], errors='coerce', dayfirst=True),
    dates(['2019/11T21:45:56', '2003/02T09:05:06'], dayfirst=True), dates(['2003/02T09:05:06', '2019/11T21:45:56'], dayfirst=True),
    dates(['2019/11T21:45:56', '2003/02T09:05:06'], ), dates(['2003/02T09:05:06', '2019/11T21:45:56'], ),
]
# case: format-27
result = [
    dates(['2019/11 21:45', '2003/02 09:05'], format='mixed'), dates(['2003/02 09:05', '2019/11 21:45'], format='mixed'),
    dates(['2019/11 21:45', '2003/02 09:05'], format='mixed', dayfirst=True), dates(['2003/02 09:05', '2019/11 21:45'], format='mixed', dayfirst=True),
    dates(['2019/11 21:45', '2003/02 09:05'], format='ISO8601', errors='coerce'), dates(['2003/02 09:05', '2019/11 21:45'], format='ISO8601', errors='coerce'),
    dates(['2019/11 21:45', '2003/02 09:05'], errors='coerce'), dates(['2003/02 09:05', '2019/11 21:45'], errors='coerce'),
    dates(['2019/11 21:45', '2003/02 09:05'], errors='coerce', dayfirst=True), dates(['2003/02 09:05', '2019/11 21:45'], errors='coerce', dayfirst=True),
    dates(['2019/11 21:45', '2003/02 09:05'], dayfirst=True), dates(['2003/02 09:05', '2019/11 21:45'], dayfirst=True),
    dates(['2019/11 21:45', '2003/02 09:05'], ), dates(['2003/02 09:05', '2019/11 21:45'], ),
]
# case: format-28
result = [
    dates(['2019/11 09:45 PM', '2003/02 09:05 AM'], format='mixed'), dates(['2003/02 09:05 AM', '2019/11 09:45 PM'], format='mixed'),
    dates(['2019/11 09:45 PM', '2003/02 09:05 AM'], format='mixed', dayfirst=True), dates(['2003/02 09:05 AM', '2019/11 09:45 PM'], format='mixed', dayfirst=True),
    dates(['2019/11 09:45 PM', '2003/02 09:05 AM'], format='ISO8601', errors='coerce'), dates(['2003/02 09:05 AM', '2019/11 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['2019/11 09:45 PM', '2003/02 09:05 AM'], errors='coerce'), dates(['2003/02 09:05 AM', '2019/11 09:45 PM'], errors='coerce'),
    dates(['2019/11 09:45 PM', '2003/02 09:05 AM'], errors='coerce', dayfirst=True), dates(['2003/02 09:05 AM', '2019/11 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['2019/11 09:45 PM', '2003/02 09:05 AM'], dayfirst=True), dates(['2003/02 09:05 AM', '2019/11 09:45 PM'], dayfirst=True),
    dates(['2019/11 09:45 PM', '2003/02 09:05 AM'], ), dates(['2003/02 09:05 AM', '2019/11 09:45 PM'], ),
]
# case: format-29
result = [
    dates(['2019', '2003'], format='mixed'), dates(['2003', '2019'], format='mixed'),
    dates(['2019', '2003'], format='mixed', dayfirst=True), dates(['2003', '2019'], format='mixed', dayfirst=True),
    dates(['2019', '2003'], format='ISO8601', errors='coerce'), dates(['2003', '2019'], format='ISO8601', errors='coerce'),
    dates(['2019', '2003'], errors='coerce'), dates(['2003', '2019'], errors='coerce'),
    dates(['2019', '2003'], errors='coerce', dayfirst=True), dates(['2003', '2019'], errors='coerce', dayfirst=True),
    dates(['2019', '2003'], dayfirst=True), dates(['2003', '2019'], dayfirst=True),
    dates(['2019', '2003'], ), dates(['2003', '2019'], ),
]
# case: format-30
result = [
    dates(['2019T21:45:56', '2003T09:05:06'], format='mixed'), dates(['2003T09:05:06', '2019T21:45:56'], format='mixed'),
    dates(['2019T21:45:56', '2003T09:05:06'], format='mixed', dayfirst=True), dates(['2003T09:05:06', '2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['2019T21:45:56', '2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['2003T09:05:06', '2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['2019T21:45:56', '2003T09:05:06'], errors='coerce'), dates(['2003T09:05:06', '2019T21:45:56'], errors='coerce'),
    dates(['2019T21:45:56', '2003T09:05:06'], errors='coerce', dayfirst=True), dates(['2003T09:05:06', '2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['2019T21:45:56', '2003T09:05:06'], dayfirst=True), dates(['2003T09:05:06', '2019T21:45:56'], dayfirst=True),
    dates(['2019T21:45:56', '2003T09:05:06'], ), dates(['2003T09:05:06', '2019T21:45:56'], ),
]
# case: format-31
result = [
    dates(['2019 21:45', '2003 09:05'], format='mixed'), dates(['2003 09:05', '2019 21:45'], format='mixed'),
    dates(['2019 21:45', '2003 09:05'], format='mixed', dayfirst=True), dates(['2003 09:05', '2019 21:45'], format='mixed', dayfirst=True),
    dates(['2019 21:45', '2003 09:05'], format='ISO8601', errors='coerce'), dates(['2003 09:05', '2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['2019 21:45', '2003 09:05'], errors='coerce'), dates(['2003 09:05', '2019 21:45'], errors='coerce'),
    dates(['2019 21:45', '2003 09:05'], errors='coerce', dayfirst=True), dates(['2003 09:05', '2019 21:45'], errors='coerce', dayfirst=True),
    dates(['2019 21:45', '2003 09:05'], dayfirst=True), dates(['2003 09:05', '2019 21:45'], dayfirst=True),
    dates(['2019 21:45', '2003 09:05'], ), dates(['2003 09:05', '2019 21:45'], ),
]
# case: format-32
result = [
    dates(['2019 09:45 PM', '2003 09:05 AM'], format='mixed'), dates(['2003 09:05 AM', '2019 09:45 PM'], format='mixed'),
    dates(['2019 09:45 PM', '2003 09:05 AM'], format='mixed', dayfirst=True), dates(['2003 09:05 AM', '2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['2019 09:45 PM', '2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['2003 09:05 AM', '2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['2019 09:45 PM', '2003 09:05 AM'], errors='coerce'), dates(['2003 09:05 AM', '2019 09:45 PM'], errors='coerce'),
    dates(['2019 09:45 PM', '2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['2003 09:05 AM', '2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['2019 09:45 PM', '2003 09:05 AM'], dayfirst=True), dates(['2003 09:05 AM', '2019 09:45 PM'], dayfirst=True),
    dates(['2019 09:45 PM', '2003 09:05 AM'], ), dates(['2003 09:05 AM', '2019 09:45 PM'], ),
]
# case: format-33
result = [
    dates(['11/22/2019', '02/04/2003'], format='mixed'), dates(['02/04/2003', '11/22/2019'], format='mixed'),
    dates(['11/22/2019', '02/04/2003'], format='mixed', dayfirst=True), dates(['02/04/2003', '11/22/2019'], format='mixed', dayfirst=True),
    dates(['11/22/2019', '02/04/2003'], format='ISO8601', errors='coerce'), dates(['02/04/2003', '11/22/2019'], format='ISO8601', errors='coerce'),
    dates(['11/22/2019', '02/04/2003'], errors='coerce'), dates(['02/04/2003', '11/22/2019'], errors='coerce'),
    dates(['11/22/2019', '02/04/2003'], errors='coerce', dayfirst=True), dates(['02/04/2003', '11/22/2019'], errors='coerce', dayfirst=True),
    dates(['11/22/2019', '02/04/2003'], dayfirst=True), dates(['02/04/2003', '11/22/2019'], dayfirst=True),
    dates(['11/22/2019', '02/04/2003'], ), dates(['02/04/2003', '11/22/2019'], ),
]
# case: format-34
result = [
    dates(['11/22/2019T21:45:56', '02/04/2003T09:05:06'], format='mixed'), dates(['02/04/2003T09:05:06', '11/22/2019T21:45:56'], format='mixed'),
    dates(['11/22/2019T21:45:56', '02/04/2003T09:05:06'], format='mixed', dayfirst=True), dates(['02/04/2003T09:05:06', '11/22/2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['11/22/2019T21:45:56', '02/04/2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['02/04/2003T09:05:06', '11/22/2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['11/22/2019T21:45:56', '02/04/2003T09:05:06'], errors='coerce'), dates(['02/04/2003T09:05:06', '11/22/2019T21:45:56'], errors='coerce'),
    dates(['11/22/2019T21:45:56', '02/04/2003T09:05:06'], errors='coerce', dayfirst=True), dates(['02/04/2003T09:05:06', '11/22/2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['11/22/2019T21:45:56', '02/04/2003T09:05:06'], dayfirst=True), dates(['02/04/2003T09:05:06', '11/22/2019T21:45:56'], dayfirst=True),
    dates(['11/22/2019T21:45:56', '02/04/2003T09:05:06'], ), dates(['02/04/2003T09:05:06', '11/22/2019T21:45:56'], ),
]
# case: format-35
result = [
    dates(['11/22/2019 21:45', '02/04/2003 09:05'], format='mixed'), dates(['02/04/2003 09:05', '11/22/2019 21:45'], format='mixed'),
    dates(['11/22/2019 21:45', '02/04/2003 09:05'], format='mixed', dayfirst=True), dates(['02/04/2003 09:05', '11/22/2019 21:45'], format='mixed', dayfirst=True),
    dates(['11/22/2019 21:45', '02/04/2003 09:05'], format='ISO8601', errors='coerce'), dates(['02/04/2003 09:05', '11/22/2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['11/22/2019 21:45', '02/04/2003 09:05'], errors='coerce'), dates(['02/04/2003 09:05', '11/22/2019 21:45'], errors='coerce'),
    dates(['11/22/2019 21:45', '02/04/2003 09:05'], errors='coerce', dayfirst=True), dates(['02/04/2003 09:05', '11/22/2019 21:45'], errors='coerce', dayfirst=True),
    dates(['11/22/2019 21:45', '02/04/2003 09:05'], dayfirst=True), dates(['02/04/2003 09:05', '11/22/2019 21:45'], dayfirst=True),
    dates(['11/22/2019 21:45', '02/04/2003 09:05'], ), dates(['02/04/2003 09:05', '11/22/2019 21:45'], ),
]
# case: format-36
result = [
    dates(['11/22/2019 09:45 PM', '02/04/2003 09:05 AM'], format='mixed'), dates(['02/04/2003 09:05 AM', '11/22/2019 09:45 PM'], format='mixed'),
    dates(['11/22/2019 09:45 PM', '02/04/2003 09:05 AM'], format='mixed', dayfirst=True), dates(['02/04/2003 09:05 AM', '11/22/2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['11/22/2019 09:45 PM', '02/04/2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['02/04/2003 09:05 AM', '11/22/2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['11/22/2019 09:45 PM', '02/04/2003 09:05 AM'], errors='coerce'), dates(['02/04/2003 09:05 AM', '11/22/2019 09:45 PM'], errors='coerce'),
    dates(['11/22/2019 09:45 PM', '02/04/2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['02/04/2003 09:05 AM', '11/22/2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['11/22/2019 09:45 PM', '02/04/2003 09:05 AM'], dayfirst=True), dates(['02/04/2003 09:05 AM', '11/22/2019 09:45 PM'], dayfirst=True),
    dates(['11/22/2019 09:45 PM', '02/04/2003 09:05 AM'], ), dates(['02/04/2003 09:05 AM', '11/22/2019 09:45 PM'], ),
]
# case: format-37
result = [
    dates(['11/22/2019 21', '02/04/2003 09'], format='mixed'), dates(['02/04/2003 09', '11/22/2019 21'], format='mixed'),
    dates(['11/22/2019 21', '02/04/2003 09'], format='mixed', dayfirst=True), dates(['02/04/2003 09', '11/22/2019 21'], format='mixed', dayfirst=True),
    dates(['11/22/2019 21', '02/04/2003 09'], format='ISO8601', errors='coerce'), dates(['02/04/2003 09', '11/22/2019 21'], format='ISO8601', errors='coerce'),
    dates(['11/22/2019 21', '02/04/2003 09'], errors='coerce'), dates(['02/04/2003 09', '11/22/2019 21'], errors='coerce'),
    dates(['11/22/2019 21', '02/04/2003 09'], errors='coerce', dayfirst=True), dates(['02/04/2003 09', '11/22/2019 21'], errors='coerce', dayfirst=True),
    dates(['11/22/2019 21', '02/04/2003 09'], dayfirst=True), dates(['02/04/2003 09', '11/22/2019 21'], dayfirst=True),
    dates(['11/22/2019 21', '02/04/2003 09'], ), dates(['02/04/2003 09', '11/22/2019 21'], ),
]
# case: format-38
result = [
    dates(['22/11/2019', '04/02/2003'], format='mixed'), dates(['04/02/2003', '22/11/2019'], format='mixed'),
    dates(['22/11/2019', '04/02/2003'], format='mixed', dayfirst=True), dates(['04/02/2003', '22/11/2019'], format='mixed', dayfirst=True),
    dates(['22/11/2019', '04/02/2003'], format='ISO8601', errors='coerce'), dates(['04/02/2003', '22/11/2019'], format='ISO8601', errors='coerce'),
    dates(['22/11/2019', '04/02/2003'], errors='coerce'), dates(['04/02/2003', '22/11/2019'], errors='coerce'),
    dates(['22/11/2019', '04/02/2003'], errors='coerce', dayfirst=True), dates(['04/02/2003', '22/11/2019'], errors='coerce', dayfirst=True),
    dates(['22/11/2019', '04/02/2003'], dayfirst=True), dates(['04/02/2003', '22/11/2019'], dayfirst=True),
    dates(['22/11/2019', '04/02/2003'], ), dates(['04/02/2003', '22/11/2019'], ),
]
# case: format-39
result = [
    dates(['22/11/2019T21:45:56', '04/02/2003T09:05:06'], format='mixed'), dates(['04/02/2003T09:05:06', '22/11/2019T21:45:56'], format='mixed'),
    dates(['22/11/2019T21:45:56', '04/02/2003T09:05:06'], format='mixed', dayfirst=True), dates(['04/02/2003T09:05:06', '22/11/2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['22/11/2019T21:45:56', '04/02/2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['04/02/2003T09:05:06', '22/11/2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22/11/2019T21:45:56', '04/02/2003T09:05:06'], errors='coerce'), dates(['04/02/2003T09:05:06', '22/11/2019T21:45:56'], errors='coerce'),
    dates(['22/11/2019T21:45:56', '04/02/2003T09:05:06'], errors='coerce', dayfirst=True), dates(['04/02/2003T09:05:06', '22/11/2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22/11/2019T21:45:56', '04/02/2003T09:05:06'], dayfirst=True), dates(['04/02/2003T09:05:06', '22/11/2019T21:45:56'], dayfirst=True),
    dates(['22/11/2019T21:45:56', '04/02/2003T09:05:06'], ), dates(['04/02/2003T09:05:06', '22/11/2019T21:45:56'], ),
]
# case: format-40
result = [
    dates(['22/11/2019 21:45', '04/02/2003 09:05'], format='mixed'), dates(['04/02/2003 09:05', '22/11/2019 21:45'], format='mixed'),
    dates(['22/11/2019 21:45', '04/02/2003 09:05'], format='mixed', dayfirst=True), dates(['04/02/2003 09:05', '22/11/2019 21:45'], format='mixed', dayfirst=True),
    dates(['22/11/2019 21:45', '04/02/2003 09:05'], format='ISO8601', errors='coerce'), dates(['04/02/2003 09:05', '22/11/2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['22/11/2019 21:45', '04/02/2003 09:05'], errors='coerce'), dates(['04/02/2003 09:05', '22/11/2019 21:45'], errors='coerce'),
    dates(['22/11/2019 21:45', '04/02/2003 09:05'], errors='coerce', dayfirst=True), dates(['04/02/2003 09:05', '22/11/2019 21:45'], errors='coerce', dayfirst=True),
    dates(['22/11/2019 21:45', '04/02/2003 09:05'], dayfirst=True), dates(['04/02/2003 09:05', '22/11/2019 21:45'], dayfirst=True),
    dates(['22/11/2019 21:45', '04/02/2003 09:05'], ), dates(['04/02/2003 09:05', '22/11/2019 21:45'], ),
]
# case: format-41
result = [
    dates(['22/11/2019 09:45 PM', '04/02/2003 09:05 AM'], format='mixed'), dates(['04/02/2003 09:05 AM', '22/11/2019 09:45 PM'], format='mixed'),
    dates(['22/11/2019 09:45 PM', '04/02/2003 09:05 AM'], format='mixed', dayfirst=True), dates(['04/02/2003 09:05 AM', '22/11/2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22/11/2019 09:45 PM', '04/02/2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04/02/2003 09:05 AM', '22/11/2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22/11/2019 09:45 PM', '04/02/2003 09:05 AM'], errors='coerce'), dates(['04/02/2003 09:05 AM', '22/11/2019 09:45 PM'], errors='coerce'),
    dates(['22/11/2019 09:45 PM', '04/02/2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['04/02/2003 09:05 AM', '22/11/2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22/11/2019 09:45 PM', '04/02/2003 09:05 AM'], dayfirst=True), dates(['04/02/2003 09:05 AM', '22/11/2019 09:45 PM'], dayfirst=True),
    dates(['22/11/2019 09:45 PM', '04/02/2003 09:05 AM'], ), dates(['04/02/2003 09:05 AM', '22/11/2019 09:45 PM'], ),
]
# case: format-42
result = [
    dates(['22/11/2019 21', '04/02/2003 09'], format='mixed'), dates(['04/02/2003 09', '22/11/2019 21'], format='mixed'),
    dates(['22/11/2019 21', '04/02/2003 09'], format='mixed', dayfirst=True), dates(['04/02/2003 09', '22/11/2019 21'], format='mixed', dayfirst=True),
    dates(['22/11/2019 21', '04/02/2003 09'], format='ISO8601', errors='coerce'), dates(['04/02/2003 09', '22/11/2019 21'], format='ISO8601', errors='coerce'),
    dates(['22/11/2019 21', '04/02/2003 09'], errors='coerce'), dates(['04/02/2003 09', '22/11/2019 21'], errors='coerce'),
    dates(['22/11/2019 21', '04/02/2003 09'], errors='coerce', dayfirst=True), dates(['04/02/2003 09', '22/11/2019 21'], errors='coerce', dayfirst=True),
    dates(['22/11/2019 21', '04/02/2003 09'], dayfirst=True), dates(['04/02/2003 09', '22/11/2019 21'], dayfirst=True),
    dates(['22/11/2019 21', '04/02/2003 09'], ), dates(['04/02/2003 09', '22/11/2019 21'], ),
]
# case: format-43
result = [
    dates(['11-22-2019', '02-04-2003'], format='mixed'), dates(['02-04-2003', '11-22-2019'], format='mixed'),
    dates(['11-22-2019', '02-04-2003'], format='mixed', dayfirst=True), dates(['02-04-2003', '11-22-2019'], format='mixed', dayfirst=True),
    dates(['11-22-2019', '02-04-2003'], format='ISO8601', errors='coerce'), dates(['02-04-2003', '11-22-2019'], format='ISO8601', errors='coerce'),
    dates(['11-22-2019', '02-04-2003'], errors='coerce'), dates(['02-04-2003', '11-22-2019'], errors='coerce'),
    dates(['11-22-2019', '02-04-2003'], errors='coerce', dayfirst=True), dates(['02-04-2003', '11-22-2019'], errors='coerce', dayfirst=True),
    dates(['11-22-2019', '02-04-2003'], dayfirst=True), dates(['02-04-2003', '11-22-2019'], dayfirst=True),
    dates(['11-22-2019', '02-04-2003'], ), dates(['02-04-2003', '11-22-2019'], ),
]
# case: format-44
result = [
    dates(['11-22-2019T21:45:56', '02-04-2003T09:05:06'], format='mixed'), dates(['02-04-2003T09:05:06', '11-22-2019T21:45:56'], format='mixed'),
    dates(['11-22-2019T21:45:56', '02-04-2003T09:05:06'], format='mixed', dayfirst=True), dates(['02-04-2003T09:05:06', '11-22-2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['11-22-2019T21:45:56', '02-04-2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['02-04-2003T09:05:06', '11-22-2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['11-22-2019T21:45:56', '02-04-2003T09:05:06'], errors='coerce'), dates(['02-04-2003T09:05:06', '11-22-2019T21:45:56'], errors='coerce'),
    dates(['11-22-2019T21:45:56', '02-04-2003T09:05:06'], errors='coerce', dayfirst=True), dates(['02-04-2003T09:05:06', '11-22-2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['11-22-2019T21:45:56', '02-04-2003T09:05:06'], dayfirst=True), dates(['02-04-2003T09:05:06', '11-22-2019T21:45:56'], dayfirst=True),
    dates(['11-22-2019T21:45:56', '02-04-2003T09:05:06'], ), dates(['02-04-2003T09:05:06', '11-22-2019T21:45:56'], ),
]
# case: format-45
result = [
    dates(['11-22-2019 21:45', '02-04-2003 09:05'], format='mixed'), dates(['02-04-2003 09:05', '11-22-2019 21:45'], format='mixed'),
    dates(['11-22-2019 21:45', '02-04-2003 09:05'], format='mixed', dayfirst=True), dates(['02-04-2003 09:05', '11-22-2019 21:45'], format='mixed', dayfirst=True),
    dates(['11-22-2019 21:45', '02-04-2003 09:05'], format='ISO8601', errors='coerce'), dates(['02-04-2003 09:05', '11-22-2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['11-22-2019 21:45', '02-04-2003 09:05'], errors='coerce'), dates(['02-04-2003 09:05', '11-22-2019 21:45'], errors='coerce'),
    dates(['11-22-2019 21:45', '02-04-2003 09:05'], errors='coerce', dayfirst=True), dates(['02-04-2003 09:05', '11-22-2019 21:45'], errors='coerce', dayfirst=True),
    dates(['11-22-2019 21:45', '02-04-2003 09:05'], dayfirst=True), dates(['02-04-2003 09:05', '11-22-2019 21:45'], dayfirst=True),
    dates(['11-22-2019 21:45', '02-04-2003 09:05'], ), dates(['02-04-2003 09:05', '11-22-2019 21:45'], ),
]
# case: format-46
result = [
    dates(['11-22-2019 09:45 PM', '02-04-2003 09:05 AM'], format='mixed'), dates(['02-04-2003 09:05 AM', '11-22-2019 09:45 PM'], format='mixed'),
    dates(['11-22-2019 09:45 PM', '02-04-2003 09:05 AM'], format='mixed', dayfirst=True), dates(['02-04-2003 09:05 AM', '11-22-2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['11-22-2019 09:45 PM', '02-04-2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['02-04-2003 09:05 AM', '11-22-2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['11-22-2019 09:45 PM', '02-04-2003 09:05 AM'], errors='coerce'), dates(['02-04-2003 09:05 AM', '11-22-2019 09:45 PM'], errors='coerce'),
    dates(['11-22-2019 09:45 PM', '02-04-2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['02-04-2003 09:05 AM', '11-22-2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['11-22-2019 09:45 PM', '02-04-2003 09:05 AM'], dayfirst=True), dates(['02-04-2003 09:05 AM', '11-22-2019 09:45 PM'], dayfirst=True),
    dates(['11-22-2019 09:45 PM', '02-04-2003 09:05 AM'], ), dates(['02-04-2003 09:05 AM', '11-22-2019 09:45 PM'], ),
]
# case: format-47
result = [
    dates(['11-22-2019 21', '02-04-2003 09'], format='mixed'), dates(['02-04-2003 09', '11-22-2019 21'], format='mixed'),
    dates(['11-22-2019 21', '02-04-2003 09'], format='mixed', dayfirst=True), dates(['02-04-2003 09', '11-22-2019 21'], format='mixed', dayfirst=True),
    dates(['11-22-2019 21', '02-04-2003 09'], format='ISO8601', errors='coerce'), dates(['02-04-2003 09', '11-22-2019 21'], format='ISO8601', errors='coerce'),
    dates(['11-22-2019 21', '02-04-2003 09'], errors='coerce'), dates(['02-04-2003 09', '11-22-2019 21'], errors='coerce'),
    dates(['11-22-2019 21', '02-04-2003 09'], errors='coerce', dayfirst=True), dates(['02-04-2003 09', '11-22-2019 21'], errors='coerce', dayfirst=True),
    dates(['11-22-2019 21', '02-04-2003 09'], dayfirst=True), dates(['02-04-2003 09', '11-22-2019 21'], dayfirst=True),
    dates(['11-22-2019 21', '02-04-2003 09'], ), dates(['02-04-2003 09', '11-22-2019 21'], ),
]
# case: format-48
result = [
    dates(['22-11-2019', '04-02-2003'], format='mixed'), dates(['04-02-2003', '22-11-2019'], format='mixed'),
    dates(['22-11-2019', '04-02-2003'], format='mixed', dayfirst=True), dates(['04-02-2003', '22-11-2019'], format='mixed', dayfirst=True),
    dates(['22-11-2019', '04-02-2003'], format='ISO8601', errors='coerce'), dates(['04-02-2003', '22-11-2019'], format='ISO8601', errors='coerce'),
    dates(['22-11-2019', '04-02-2003'], errors='coerce'), dates(['04-02-2003', '22-11-2019'], errors='coerce'),
    dates(['22-11-2019', '04-02-2003'], errors='coerce', dayfirst=True), dates(['04-02-2003', '22-11-2019'], errors='coerce', dayfirst=True),
    dates(['22-11-2019', '04-02-2003'], dayfirst=True), dates(['04-02-2003', '22-11-2019'], dayfirst=True),
    dates(['22-11-2019', '04-02-2003'], ), dates(['04-02-2003', '22-11-2019'], ),
]
# case: format-49
result = [
    dates(['22-11-2019T21:45:56', '04-02-2003T09:05:06'], format='mixed'), dates(['04-02-2003T09:05:06', '22-11-2019T21:45:56'], format='mixed'),
    dates(['22-11-2019T21:45:56', '04-02-2003T09:05:06'], format='mixed', dayfirst=True), dates(['04-02-2003T09:05:06', '22-11-2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['22-11-2019T21:45:56', '04-02-2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['04-02-2003T09:05:06', '22-11-2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22-11-2019T21:45:56', '04-02-2003T09:05:06'], errors='coerce'), dates(['04-02-2003T09:05:06', '22-11-2019T21:45:56'], errors='coerce'),
    dates(['22-11-2019T21:45:56', '04-02-2003T09:05:06'], errors='coerce', dayfirst=True), dates(['04-02-2003T09:05:06', '22-11-2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22-11-2019T21:45:56', '04-02-2003T09:05:06'], dayfirst=True), dates(['04-02-2003T09:05:06', '22-11-2019T21:45:56'], dayfirst=True),
    dates(['22-11-2019T21:45:56', '04-02-2003T09:05:06'], ), dates(['04-02-2003T09:05:06', '22-11-2019T21:45:56'], ),
]
# case: format-50
result = [
    dates(['22-11-2019 21:45', '04-02-2003 09:05'], format='mixed'), dates(['04-02-2003 09:05', '22-11-2019 21:45'], format='mixed'),
    dates(['22-11-2019 21:45', '04-02-2003 09:05'], format='mixed', dayfirst=True), dates(['04-02-2003 09:05', '22-11-2019 21:45'], format='mixed', dayfirst=True),
    dates(['22-11-2019 21:45', '04-02-2003 09:05'], format='ISO8601', errors='coerce'), dates(['04-02-2003 09:05', '22-11-2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['22-11-2019 21:45', '04-02-2003 09:05'], errors='coerce'), dates(['04-02-2003 09:05', '22-11-2019 21:45'], errors='coerce'),
    dates(['22-11-2019 21:45', '04-02-2003 09:05'], errors='coerce', dayfirst=True), dates(['04-02-2003 09:05', '22-11-2019 21:45'], errors='coerce', dayfirst=True),
    dates(['22-11-2019 21:45', '04-02-2003 09:05'], dayfirst=True), dates(['04-02-2003 09:05', '22-11-2019 21:45'], dayfirst=True),
    dates(['22-11-2019 21:45', '04-02-2003 09:05'], ), dates(['04-02-2003 09:05', '22-11-2019 21:45'], ),
]
# case: format-51
result = [
    dates(['22-11-2019 09:45 PM', '04-02-2003 09:05 AM'], format='mixed'), dates(['04-02-2003 09:05 AM', '22-11-2019 09:45 PM'], format='mixed'),
    dates(['22-11-2019 09:45 PM', '04-02-2003 09:05 AM'], format='mixed', dayfirst=True), dates(['04-02-2003 09:05 AM', '22-11-2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22-11-2019 09:45 PM', '04-02-2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04-02-2003 09:05 AM', '22-11-2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22-11-2019 09:45 PM', '04-02-2003 09:05 AM'], errors='coerce'), dates(['04-02-2003 09:05 AM', '22-11-2019 09:45 PM'], errors='coerce'),
    dates(['22-11-2019 09:45 PM', '04-02-2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['04-02-2003 09:05 AM', '22-11-2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22-11-2019 09:45 PM', '04-02-2003 09:05 AM'], dayfirst=True), dates(['04-02-2003 09:05 AM', '22-11-2019 09:45 PM'], dayfirst=True),
    dates(['22-11-2019 09:45 PM', '04-02-2003 09:05 AM'], ), dates(['04-02-2003 09:05 AM', '22-11-2019 09:45 PM'], ),
]
# case: format-52
result = [
    dates(['22-11-2019 21', '04-02-2003 09'], format='mixed'), dates(['04-02-2003 09', '22-11-2019 21'], format='mixed'),
    dates(['22-11-2019 21', '04-02-2003 09'], format='mixed', dayfirst=True), dates(['04-02-2003 09', '22-11-2019 21'], format='mixed', dayfirst=True),
    dates(['22-11-2019 21', '04-02-2003 09'], format='ISO8601', errors='coerce'), dates(['04-02-2003 09', '22-11-2019 21'], format='ISO8601', errors='coerce'),
    dates(['22-11-2019 21', '04-02-2003 09'], errors='coerce'), dates(['04-02-2003 09', '22-11-2019 21'], errors='coerce'),
    dates(['22-11-2019 21', '04-02-2003 09'], errors='coerce', dayfirst=True), dates(['04-02-2003 09', '22-11-2019 21'], errors='coerce', dayfirst=True),
    dates(['22-11-2019 21', '04-02-2003 09'], dayfirst=True), dates(['04-02-2003 09', '22-11-2019 21'], dayfirst=True),
    dates(['22-11-2019 21', '04-02-2003 09'], ), dates(['04-02-2003 09', '22-11-2019 21'], ),
]
# case: format-53
result = [
    dates(['11.22.2019', '02.04.2003'], format='mixed'), dates(['02.04.2003', '11.22.2019'], format='mixed'),
    dates(['11.22.2019', '02.04.2003'], format='mixed', dayfirst=True), dates(['02.04.2003', '11.22.2019'], format='mixed', dayfirst=True),
    dates(['11.22.2019', '02.04.2003'], format='ISO8601', errors='coerce'), dates(['02.04.2003', '11.22.2019'], format='ISO8601', errors='coerce'),
    dates(['11.22.2019', '02.04.2003'], errors='coerce'), dates(['02.04.2003', '11.22.2019'], errors='coerce'),
    dates(['11.22.2019', '02.04.2003'], errors='coerce', dayfirst=True), dates(['02.04.2003', '11.22.2019'], errors='coerce', dayfirst=True),
    dates(['11.22.2019', '02.04.2003'], dayfirst=True), dates(['02.04.2003', '11.22.2019'], dayfirst=True),
    dates(['11.22.2019', '02.04.2003'], ), dates(['02.04.2003', '11.22.2019'], ),
]
# case: format-54
result = [
    dates(['11.22.2019T21:45:56', '02.04.2003T09:05:06'], format='mixed'), dates(['02.04.2003T09:05:06', '11.22.2019T21:45:56'], format='mixed'),
    dates(['11.22.2019T21:45:56', '02.04.2003T09:05:06'], format='mixed', dayfirst=True), dates(['02.04.2003T09:05:06', '11.22.2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['11.22.2019T21:45:56', '02.04.2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['02.04.2003T09:05:06', '11.22.2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['11.22.2019T21:45:56', '02.04.2003T09:05:06'], errors='coerce'), dates(['02.04.2003T09:05:06', '11.22.2019T21:45:56'], errors='coerce'),
    dates(['11.22.2019T21:45:56', '02.04.2003T09:05:06'], errors='coerce', dayfirst=True), dates(['02.04.2003T09:05:06', '11.22.2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['11.22.2019T21:45:56', '02.04.2003T09:05:06'], dayfirst=True), dates(['02.04.2003T09:05:06', '11.22.2019T21:45:56'], dayfirst=True),
    dates(['11.22.2019T21:45:56', '02.04.2003T09:05:06'], ), dates(['02.04.2003T09:05:06', '11.22.2019T21:45:56'], ),
]
# case: format-55
result = [
    dates(['11.22.2019 21:45', '02.04.2003 09:05'], format='mixed'), dates(['02.04.2003 09:05', '11.22.2019 21:45'], format='mixed'),
    dates(['11.22.2019 21:45', '02.04.2003 09:05'], format='mixed', dayfirst=True), dates(['02.04.2003 09:05', '11.22.2019 21:45'], format='mixed', dayfirst=True),
    dates(['11.22.2019 21:45', '02.04.2003 09:05'], format='ISO8601', errors='coerce'), dates(['02.04.2003 09:05', '11.22.2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['11.22.2019 21:45', '02.04.2003 09:05'], errors='coerce'), dates(['02.04.2003 09:05', '11.22.2019 21:45'], errors='coerce'),
    dates(['11.22.2019 21:45', '02.04.2003 09:05'], errors='coerce', dayfirst=True), dates(['02.04.2003 09:05', '11.22.2019 21:45'], errors='coerce', dayfirst=True),
    dates(['11.22.2019 21:45', '02.04.2003 09:05'], dayfirst=True), dates(['02.04.2003 09:05', '11.22.2019 21:45'], dayfirst=True),
    dates(['11.22.2019 21:45', '02.04.2003 09:05'], ), dates(['02.04.2003 09:05', '11.22.2019 21:45'], ),
]
# case: format-56
result = [
    dates(['11.22.2019 09:45 PM', '02.04.2003 09:05 AM'], format='mixed'), dates(['02.04.2003 09:05 AM', '11.22.2019 09:45 PM'], format='mixed'),
    dates(['11.22.2019 09:45 PM', '02.04.2003 09:05 AM'], format='mixed', dayfirst=True), dates(['02.04.2003 09:05 AM', '11.22.2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['11.22.2019 09:45 PM', '02.04.2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['02.04.2003 09:05 AM', '11.22.2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['11.22.2019 09:45 PM', '02.04.2003 09:05 AM'], errors='coerce'), dates(['02.04.2003 09:05 AM', '11.22.2019 09:45 PM'], errors='coerce'),
    dates(['11.22.2019 09:45 PM', '02.04.2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['02.04.2003 09:05 AM', '11.22.2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['11.22.2019 09:45 PM', '02.04.2003 09:05 AM'], dayfirst=True), dates(['02.04.2003 09:05 AM', '11.22.2019 09:45 PM'], dayfirst=True),
    dates(['11.22.2019 09:45 PM', '02.04.2003 09:05 AM'], ), dates(['02.04.2003 09:05 AM', '11.22.2019 09:45 PM'], ),
]
# case: format-57
result = [
    dates(['11.22.2019 21', '02.04.2003 09'], format='mixed'), dates(['02.04.2003 09', '11.22.2019 21'], format='mixed'),
    dates(['11.22.2019 21', '02.04.2003 09'], format='mixed', dayfirst=True), dates(['02.04.2003 09', '11.22.2019 21'], format='mixed', dayfirst=True),
    dates(['11.22.2019 21', '02.04.2003 09'], format='ISO8601', errors='coerce'), dates(['02.04.2003 09', '11.22.2019 21'], format='ISO8601', errors='coerce'),
    dates(['11.22.2019 21', '02.04.2003 09'], errors='coerce'), dates(['02.04.2003 09', '11.22.2019 21'], errors='coerce'),
    dates(['11.22.2019 21', '02.04.2003 09'], errors='coerce', dayfirst=True), dates(['02.04.2003 09', '11.22.2019 21'], errors='coerce', dayfirst=True),
    dates(['11.22.2019 21', '02.04.2003 09'], dayfirst=True), dates(['02.04.2003 09', '11.22.2019 21'], dayfirst=True),
    dates(['11.22.2019 21', '02.04.2003 09'], ), dates(['02.04.2003 09', '11.22.2019 21'], ),
]
# case: format-58
result = [
    dates(['22.11.2019', '04.02.2003'], format='mixed'), dates(['04.02.2003', '22.11.2019'], format='mixed'),
    dates(['22.11.2019', '04.02.2003'], format='mixed', dayfirst=True), dates(['04.02.2003', '22.11.2019'], format='mixed', dayfirst=True),
    dates(['22.11.2019', '04.02.2003'], format='ISO8601', errors='coerce'), dates(['04.02.2003', '22.11.2019'], format='ISO8601', errors='coerce'),
    dates(['22.11.2019', '04.02.2003'], errors='coerce'), dates(['04.02.2003', '22.11.2019'], errors='coerce'),
    dates(['22.11.2019', '04.02.2003'], errors='coerce', dayfirst=True), dates(['04.02.2003', '22.11.2019'], errors='coerce', dayfirst=True),
    dates(['22.11.2019', '04.02.2003'], dayfirst=True), dates(['04.02.2003', '22.11.2019'], dayfirst=True),
    dates(['22.11.2019', '04.02.2003'], ), dates(['04.02.2003', '22.11.2019'], ),
]
# case: format-59
result = [
    dates(['22.11.2019T21:45:56', '04.02.2003T09:05:06'], format='mixed'), dates(['04.02.2003T09:05:06', '22.11.2019T21:45:56'], format='mixed'),
    dates(['22.11.2019T21:45:56', '04.02.2003T09:05:06'], format='mixed', dayfirst=True), dates(['04.02.2003T09:05:06', '22.11.2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['22.11.2019T21:45:56', '04.02.2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['04.02.2003T09:05:06', '22.11.2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22.11.2019T21:45:56', '04.02.2003T09:05:06'], errors='coerce'), dates(['04.02.2003T09:05:06', '22.11.2019T21:45:56'], errors='coerce'),
    dates(['22.11.2019T21:45:56', '04.02.2003T09:05:06'], errors='coerce', dayfirst=True), dates(['04.02.2003T09:05:06', '22.11.2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22.11.2019T21:45:56', '04.02.2003T09:05:06'], dayfirst=True), dates(['04.02.2003T09:05:06', '22.11.2019T21:45:56'], dayfirst=True),
    dates(['22.11.2019T21:45:56', '04.02.2003T09:05:06'], ), dates(['04.02.2003T09:05:06', '22.11.2019T21:45:56'], ),
]
# case: format-60
result = [
    dates(['22.11.2019 21:45', '04.02.2003 09:05'], format='mixed'), dates(['04.02.2003 09:05', '22.11.2019 21:45'], format='mixed'),
    dates(['22.11.2019 21:45', '04.02.2003 09:05'], format='mixed', dayfirst=True), dates(['04.02.2003 09:05', '22.11.2019 21:45'], format='mixed', dayfirst=True),
    dates(['22.11.2019 21:45', '04.02.2003 09:05'], format='ISO8601', errors='coerce'), dates(['04.02.2003 09:05', '22.11.2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['22.11.2019 21:45', '04.02.2003 09:05'], errors='coerce'), dates(['04.02.2003 09:05', '22.11.2019 21:45'], errors='coerce'),
    dates(['22.11.2019 21:45', '04.02.2003 09:05'], errors='coerce', dayfirst=True), dates(['04.02.2003 09:05', '22.11.2019 21:45'], errors='coerce', dayfirst=True),
    dates(['22.11.2019 21:45', '04.02.2003 09:05'], dayfirst=True), dates(['04.02.2003 09:05', '22.11.2019 21:45'], dayfirst=True),
    dates(['22.11.2019 21:45', '04.02.2003 09:05'], ), dates(['04.02.2003 09:05', '22.11.2019 21:45'], ),
]
# case: format-61
result = [
    dates(['22.11.2019 09:45 PM', '04.02.2003 09:05 AM'], format='mixed'), dates(['04.02.2003 09:05 AM', '22.11.2019 09:45 PM'], format='mixed'),
    dates(['22.11.2019 09:45 PM', '04.02.2003 09:05 AM'], format='mixed', dayfirst=True), dates(['04.02.2003 09:05 AM', '22.11.2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22.11.2019 09:45 PM', '04.02.2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04.02.2003 09:05 AM', '22.11.2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22.11.2019 09:45 PM', '04.02.2003 09:05 AM'], errors='coerce'), dates(['04.02.2003 09:05 AM', '22.11.2019 09:45 PM'], errors='coerce'),
    dates(['22.11.2019 09:45 PM', '04.02.2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['04.02.2003 09:05 AM', '22.11.2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22.11.2019 09:45 PM', '04.02.2003 09:05 AM'], dayfirst=True), dates(['04.02.2003 09:05 AM', '22.11.2019 09:45 PM'], dayfirst=True),
    dates(['22.11.2019 09:45 PM', '04.02.2003 09:05 AM'], ), dates(['04.02.2003 09:05 AM', '22.11.2019 09:45 PM'], ),
]
# case: format-62
result = [
    dates(['22.11.2019 21', '04.02.2003 09'], format='mixed'), dates(['04.02.2003 09', '22.11.2019 21'], format='mixed'),
    dates(['22.11.2019 21', '04.02.2003 09'], format='mixed', dayfirst=True), dates(['04.02.2003 09', '22.11.2019 21'], format='mixed', dayfirst=True),
    dates(['22.11.2019 21', '04.02.2003 09'], format='ISO8601', errors='coerce'), dates(['04.02.2003 09', '22.11.2019 21'], format='ISO8601', errors='coerce'),
    dates(['22.11.2019 21', '04.02.2003 09'], errors='coerce'), dates(['04.02.2003 09', '22.11.2019 21'], errors='coerce'),
    dates(['22.11.2019 21', '04.02.2003 09'], errors='coerce', dayfirst=True), dates(['04.02.2003 09', '22.11.2019 21'], errors='coerce', dayfirst=True),
    dates(['22.11.2019 21', '04.02.2003 09'], dayfirst=True), dates(['04.02.2003 09', '22.11.2019 21'], dayfirst=True),
    dates(['22.11.2019 21', '04.02.2003 09'], ), dates(['04.02.2003 09', '22.11.2019 21'], ),
]
# case: format-63
result = [
    dates(['11/22/19', '02/04/03'], format='mixed'), dates(['02/04/03', '11/22/19'], format='mixed'),
    dates(['11/22/19', '02/04/03'], format='mixed', dayfirst=True), dates(['02/04/03', '11/22/19'], format='mixed', dayfirst=True),
    dates(['11/22/19', '02/04/03'], format='ISO8601', errors='coerce'), dates(['02/04/03', '11/22/19'], format='ISO8601', errors='coerce'),
    dates(['11/22/19', '02/04/03'], errors='coerce'), dates(['02/04/03', '11/22/19'], errors='coerce'),
    dates(['11/22/19', '02/04/03'], errors='coerce', dayfirst=True), dates(['02/04/03', '11/22/19'], errors='coerce', dayfirst=True),
    dates(['11/22/19', '02/04/03'], dayfirst=True), dates(['02/04/03', '11/22/19'], dayfirst=True),
    dates(['11/22/19', '02/04/03'], ), dates(['02/04/03', '11/22/19'], ),
]
# case: format-64
result = [
    dates(['11/22/19T21:45:56', '02/04/03T09:05:06'], format='mixed'), dates(['02/04/03T09:05:06', '11/22/19T21:45:56'], format='mixed'),
    dates(['11/22/19T21:45:56', '02/04/03T09:05:06'], format='mixed', dayfirst=True), dates(['02/04/03T09:05:06', '11/22/19T21:45:56'], format='mixed', dayfirst=True),
    dates(['11/22/19T21:45:56', '02/04/03T09:05:06'], format='ISO8601', errors='coerce'), dates(['02/04/03T09:05:06', '11/22/19T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['11/22/19T21:45:56', '02/04/03T09:05:06'], errors='coerce'), dates(['02/04/03T09:05:06', '11/22/19T21:45:56'], errors='coerce'),
    dates(['11/22/19T21:45:56', '02/04/03T09:05:06'], errors='coerce', dayfirst=True), dates(['02/04/03T09:05:06', '11/22/19T21:45:56'], errors='coerce', dayfirst=True),
    dates(['11/22/19T21:45:56', '02/04/03T09:05:06'], dayfirst=True), dates(['02/04/03T09:05:06', '11/22/19T21:45:56'], dayfirst=True),
    dates(['11/22/19T21:45:56', '02/04/03T09:05:06'], ), dates(['02/04/03T09:05:06', '11/22/19T21:45:56'], ),
]
# case: format-65
result = [
    dates(['11/22/19 21:45', '02/04/03 09:05'], format='mixed'), dates(['02/04/03 09:05', '11/22/19 21:45'], format='mixed'),
    dates(['11/22/19 21:45', '02/04/03 09:05'], format='mixed', dayfirst=True), dates(['02/04/03 09:05', '11/22/19 21:45'], format='mixed', dayfirst=True),
    dates(['11/22/19 21:45', '02/04/03 09:05'], format='ISO8601', errors='coerce'), dates(['02/04/03 09:05', '11/22/19 21:45'], format='ISO8601', errors='coerce'),
    dates(['11/22/19 21:45', '02/04/03 09:05'], errors='coerce'), dates(['02/04/03 09:05', '11/22/19 21:45'], errors='coerce'),
    dates(['11/22/19 21:45', '02/04/03 09:05'], errors='coerce', dayfirst=True), dates(['02/04/03 09:05', '11/22/19 21:45'], errors='coerce', dayfirst=True),
    dates(['11/22/19 21:45', '02/04/03 09:05'], dayfirst=True), dates(['02/04/03 09:05', '11/22/19 21:45'], dayfirst=True),
    dates(['11/22/19 21:45', '02/04/03 09:05'], ), dates(['02/04/03 09:05', '11/22/19 21:45'], ),
]
# case: format-66
result = [
    dates(['11/22/19 09:45 PM', '02/04/03 09:05 AM'], format='mixed'), dates(['02/04/03 09:05 AM', '11/22/19 09:45 PM'], format='mixed'),
    dates(['11/22/19 09:45 PM', '02/04/03 09:05 AM'], format='mixed', dayfirst=True), dates(['02/04/03 09:05 AM', '11/22/19 09:45 PM'], format='mixed', dayfirst=True),
    dates(['11/22/19 09:45 PM', '02/04/03 09:05 AM'], format='ISO8601', errors='coerce'), dates(['02/04/03 09:05 AM', '11/22/19 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['11/22/19 09:45 PM', '02/04/03 09:05 AM'], errors='coerce'), dates(['02/04/03 09:05 AM', '11/22/19 09:45 PM'], errors='coerce'),
    dates(['11/22/19 09:45 PM', '02/04/03 09:05 AM'], errors='coerce', dayfirst=True), dates(['02/04/03 09:05 AM', '11/22/19 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['11/22/19 09:45 PM', '02/04/03 09:05 AM'], dayfirst=True), dates(['02/04/03 09:05 AM', '11/22/19 09:45 PM'], dayfirst=True),
    dates(['11/22/19 09:45 PM', '02/04/03 09:05 AM'], ), dates(['02/04/03 09:05 AM', '11/22/19 09:45 PM'], ),
]
# case: format-67
result = [
    dates(['11/22/19 21', '02/04/03 09'], format='mixed'), dates(['02/04/03 09', '11/22/19 21'], format='mixed'),
    dates(['11/22/19 21', '02/04/03 09'], format='mixed', dayfirst=True), dates(['02/04/03 09', '11/22/19 21'], format='mixed', dayfirst=True),
    dates(['11/22/19 21', '02/04/03 09'], format='ISO8601', errors='coerce'), dates(['02/04/03 09', '11/22/19 21'], format='ISO8601', errors='coerce'),
    dates(['11/22/19 21', '02/04/03 09'], errors='coerce'), dates(['02/04/03 09', '11/22/19 21'], errors='coerce'),
    dates(['11/22/19 21', '02/04/03 09'], errors='coerce', dayfirst=True), dates(['02/04/03 09', '11/22/19 21'], errors='coerce', dayfirst=True),
    dates(['11/22/19 21', '02/04/03 09'], dayfirst=True), dates(['02/04/03 09', '11/22/19 21'], dayfirst=True),
    dates(['11/22/19 21', '02/04/03 09'], ), dates(['02/04/03 09', '11/22/19 21'], ),
]
# case: format-68
result = [
    dates(['22/11/19', '04/02/03'], format='mixed'), dates(['04/02/03', '22/11/19'], format='mixed'),
    dates(['22/11/19', '04/02/03'], format='mixed', dayfirst=True), dates(['04/02/03', '22/11/19'], format='mixed', dayfirst=True),
    dates(['22/11/19', '04/02/03'], format='ISO8601', errors='coerce'), dates(['04/02/03', '22/11/19'], format='ISO8601', errors='coerce'),
    dates(['22/11/19', '04/02/03'], errors='coerce'), dates(['04/02/03', '22/11/19'], errors='coerce'),
    dates(['22/11/19', '04/02/03'], errors='coerce', dayfirst=True), dates(['04/02/03', '22/11/19'], errors='coerce', dayfirst=True),
    dates(['22/11/19', '04/02/03'], dayfirst=True), dates(['04/02/03', '22/11/19'], dayfirst=True),
    dates(['22/11/19', '04/02/03'], ), dates(['04/02/03', '22/11/19'], ),
]
# case: format-69
result = [
    dates(['22/11/19T21:45:56', '04/02/03T09:05:06'], format='mixed'), dates(['04/02/03T09:05:06', '22/11/19T21:45:56'], format='mixed'),
    dates(['22/11/19T21:45:56', '04/02/03T09:05:06'], format='mixed', dayfirst=True), dates(['04/02/03T09:05:06', '22/11/19T21:45:56'], format='mixed', dayfirst=True),
    dates(['22/11/19T21:45:56', '04/02/03T09:05:06'], format='ISO8601', errors='coerce'), dates(['04/02/03T09:05:06', '22/11/19T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22/11/19T21:45:56', '04/02/03T09:05:06'], errors='coerce'), dates(['04/02/03T09:05:06', '22/11/19T21:45:56'], errors='coerce'),
    dates(['22/11/19T21:45:56', '04/02/03T09:05:06'], errors='coerce', dayfirst=True), dates(['04/02/03T09:05:06', '22/11/19T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22/11/19T21:45:56', '04/02/03T09:05:06'], dayfirst=True), dates(['04/02/03T09:05:06', '22/11/19T21:45:56'], dayfirst=True),
    dates(['22/11/19T21:45:56', '04/02/03T09:05:06'], ), dates(['04/02/03T09:05:06', '22/11/19T21:45:56'], ),
]
# case: format-70
result = [
    dates(['22/11/19 21:45', '04/02/03 09:05'], format='mixed'), dates(['04/02/03 09:05', '22/11/19 21:45'], format='mixed'),
    dates(['22/11/19 21:45', '04/02/03 09:05'], format='mixed', dayfirst=True), dates(['04/02/03 09:05', '22/11/19 21:45'], format='mixed', dayfirst=True),
    dates(['22/11/19 21:45', '04/02/03 09:05'], format='ISO8601', errors='coerce'), dates(['04/02/03 09:05', '22/11/19 21:45'], format='ISO8601', errors='coerce'),
    dates(['22/11/19 21:45', '04/02/03 09:05'], errors='coerce'), dates(['04/02/03 09:05', '22/11/19 21:45'], errors='coerce'),
    dates(['22/11/19 21:45', '04/02/03 09:05'], errors='coerce', dayfirst=True), dates(['04/02/03 09:05', '22/11/19 21:45'], errors='coerce', dayfirst=True),
    dates(['22/11/19 21:45', '04/02/03 09:05'], dayfirst=True), dates(['04/02/03 09:05', '22/11/19 21:45'], dayfirst=True),
    dates(['22/11/19 21:45', '04/02/03 09:05'], ), dates(['04/02/03 09:05', '22/11/19 21:45'], ),
]
# case: format-71
result = [
    dates(['22/11/19 09:45 PM', '04/02/03 09:05 AM'], format='mixed'), dates(['04/02/03 09:05 AM', '22/11/19 09:45 PM'], format='mixed'),
    dates(['22/11/19 09:45 PM', '04/02/03 09:05 AM'], format='mixed', dayfirst=True), dates(['04/02/03 09:05 AM', '22/11/19 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22/11/19 09:45 PM', '04/02/03 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04/02/03 09:05 AM', '22/11/19 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22/11/19 09:45 PM', '04/02/03 09:05 AM'], errors='coerce'), dates(['04/02/03 09:05 AM', '22/11/19 09:45 PM'], errors='coerce'),
    dates(['22/11/19 09:45 PM', '04/02/03 09:05 AM'], errors='coerce', dayfirst=True), dates(['04/02/03 09:05 AM', '22/11/19 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22/11/19 09:45 PM', '04/02/03 09:05 AM'], dayfirst=True), dates(['04/02/03 09:05 AM', '22/11/19 09:45 PM'], dayfirst=True),
    dates(['22/11/19 09:45 PM', '04/02/03 09:05 AM'], ), dates(['04/02/03 09:05 AM', '22/11/19 09:45 PM'], ),
]
# case: format-72
result = [
    dates(['22/11/19 21', '04/02/03 09'], format='mixed'), dates(['04/02/03 09', '22/11/19 21'], format='mixed'),
    dates(['22/11/19 21', '04/02/03 09'], format='mixed', dayfirst=True), dates(['04/02/03 09', '22/11/19 21'], format='mixed', dayfirst=True),
    dates(['22/11/19 21', '04/02/03 09'], format='ISO8601', errors='coerce'), dates(['04/02/03 09', '22/11/19 21'], format='ISO8601', errors='coerce'),
    dates(['22/11/19 21', '04/02/03 09'], errors='coerce'), dates(['04/02/03 09', '22/11/19 21'], errors='coerce'),
    dates(['22/11/19 21', '04/02/03 09'], errors='coerce', dayfirst=True), dates(['04/02/03 09', '22/11/19 21'], errors='coerce', dayfirst=True),
    dates(['22/11/19 21', '04/02/03 09'], dayfirst=True), dates(['04/02/03 09', '22/11/19 21'], dayfirst=True),
    dates(['22/11/19 21', '04/02/03 09'], ), dates(['04/02/03 09', '22/11/19 21'], ),
]
# case: format-73
result = [
    dates(['11-22-19', '02-04-03'], format='mixed'), dates(['02-04-03', '11-22-19'], format='mixed'),
    dates(['11-22-19', '02-04-03'], format='mixed', dayfirst=True), dates(['02-04-03', '11-22-19'], format='mixed', dayfirst=True),
    dates(['11-22-19', '02-04-03'], format='ISO8601', errors='coerce'), dates(['02-04-03', '11-22-19'], format='ISO8601', errors='coerce'),
    dates(['11-22-19', '02-04-03'], errors='coerce'), dates(['02-04-03', '11-22-19'], errors='coerce'),
    dates(['11-22-19', '02-04-03'], errors='coerce', dayfirst=True), dates(['02-04-03', '11-22-19'], errors='coerce', dayfirst=True),
    dates(['11-22-19', '02-04-03'], dayfirst=True), dates(['02-04-03', '11-22-19'], dayfirst=True),
    dates(['11-22-19', '02-04-03'], ), dates(['02-04-03', '11-22-19'], ),
]
# case: format-74
result = [
    dates(['11-22-19T21:45:56', '02-04-03T09:05:06'], format='mixed'), dates(['02-04-03T09:05:06', '11-22-19T21:45:56'], format='mixed'),
    dates(['11-22-19T21:45:56', '02-04-03T09:05:06'], format='mixed', dayfirst=True), dates(['02-04-03T09:05:06', '11-22-19T21:45:56'], format='mixed', dayfirst=True),
    dates(['11-22-19T21:45:56', '02-04-03T09:05:06'], format='ISO8601', errors='coerce'), dates(['02-04-03T09:05:06', '11-22-19T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['11-22-19T21:45:56', '02-04-03T09:05:06'], errors='coerce'), dates(['02-04-03T09:05:06', '11-22-19T21:45:56'], errors='coerce'),
    dates(['11-22-19T21:45:56', '02-04-03T09:05:06'], errors='coerce', dayfirst=True), dates(['02-04-03T09:05:06', '11-22-19T21:45:56'], errors='coerce', dayfirst=True),
    dates(['11-22-19T21:45:56', '02-04-03T09:05:06'], dayfirst=True), dates(['02-04-03T09:05:06', '11-22-19T21:45:56'], dayfirst=True),
    dates(['11-22-19T21:45:56', '02-04-03T09:05:06'], ), dates(['02-04-03T09:05:06', '11-22-19T21:45:56'], ),
]
# case: format-75
result = [
    dates(['11-22-19 21:45', '02-04-03 09:05'], format='mixed'), dates(['02-04-03 09:05', '11-22-19 21:45'], format='mixed'),
    dates(['11-22-19 21:45', '02-04-03 09:05'], format='mixed', dayfirst=True), dates(['02-04-03 09:05', '11-22-19 21:45'], format='mixed', dayfirst=True),
    dates(['11-22-19 21:45', '02-04-03 09:05'], format='ISO8601', errors='coerce'), dates(['02-04-03 09:05', '11-22-19 21:45'], format='ISO8601', errors='coerce'),
    dates(['11-22-19 21:45', '02-04-03 09:05'], errors='coerce'), dates(['02-04-03 09:05', '11-22-19 21:45'], errors='coerce'),
    dates(['11-22-19 21:45', '02-04-03 09:05'], errors='coerce', dayfirst=True), dates(['02-04-03 09:05', '11-22-19 21:45'], errors='coerce', dayfirst=True),
    dates(['11-22-19 21:45', '02-04-03 09:05'], dayfirst=True), dates(['02-04-03 09:05', '11-22-19 21:45'], dayfirst=True),
    dates(['11-22-19 21:45', '02-04-03 09:05'], ), dates(['02-04-03 09:05', '11-22-19 21:45'], ),
]
# case: format-76
result = [
    dates(['11-22-19 09:45 PM', '02-04-03 09:05 AM'], format='mixed'), dates(['02-04-03 09:05 AM', '11-22-19 09:45 PM'], format='mixed'),
    dates(['11-22-19 09:45 PM', '02-04-03 09:05 AM'], format='mixed', dayfirst=True), dates(['02-04-03 09:05 AM', '11-22-19 09:45 PM'], format='mixed', dayfirst=True),
    dates(['11-22-19 09:45 PM', '02-04-03 09:05 AM'], format='ISO8601', errors='coerce'), dates(['02-04-03 09:05 AM', '11-22-19 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['11-22-19 09:45 PM', '02-04-03 09:05 AM'], errors='coerce'), dates(['02-04-03 09:05 AM', '11-22-19 09:45 PM'], errors='coerce'),
    dates(['11-22-19 09:45 PM', '02-04-03 09:05 AM'], errors='coerce', dayfirst=True), dates(['02-04-03 09:05 AM', '11-22-19 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['11-22-19 09:45 PM', '02-04-03 09:05 AM'], dayfirst=True), dates(['02-04-03 09:05 AM', '11-22-19 09:45 PM'], dayfirst=True),
    dates(['11-22-19 09:45 PM', '02-04-03 09:05 AM'], ), dates(['02-04-03 09:05 AM', '11-22-19 09:45 PM'], ),
]
# case: format-77
result = [
    dates(['11-22-19 21', '02-04-03 09'], format='mixed'), dates(['02-04-03 09', '11-22-19 21'], format='mixed'),
    dates(['11-22-19 21', '02-04-03 09'], format='mixed', dayfirst=True), dates(['02-04-03 09', '11-22-19 21'], format='mixed', dayfirst=True),
    dates(['11-22-19 21', '02-04-03 09'], format='ISO8601', errors='coerce'), dates(['02-04-03 09', '11-22-19 21'], format='ISO8601', errors='coerce'),
    dates(['11-22-19 21', '02-04-03 09'], errors='coerce'), dates(['02-04-03 09', '11-22-19 21'], errors='coerce'),
    dates(['11-22-19 21', '02-04-03 09'], errors='coerce', dayfirst=True), dates(['02-04-03 09', '11-22-19 21'], errors='coerce', dayfirst=True),
    dates(['11-22-19 21', '02-04-03 09'], dayfirst=True), dates(['02-04-03 09', '11-22-19 21'], dayfirst=True),
    dates(['11-22-19 21', '02-04-03 09'], ), dates(['02-04-03 09', '11-22-19 21'], ),
]
# case: format-78
result = [
    dates(['22-11-19', '04-02-03'], format='mixed'), dates(['04-02-03', '22-11-19'], format='mixed'),
    dates(['22-11-19', '04-02-03'], format='mixed', dayfirst=True), dates(['04-02-03', '22-11-19'], format='mixed', dayfirst=True),
    dates(['22-11-19', '04-02-03'], format='ISO8601', errors='coerce'), dates(['04-02-03', '22-11-19'], format='ISO8601', errors='coerce'),
    dates(['22-11-19', '04-02-03'], errors='coerce'), dates(['04-02-03', '22-11-19'], errors='coerce'),
    dates(['22-11-19', '04-02-03'], errors='coerce', dayfirst=True), dates(['04-02-03', '22-11-19'], errors='coerce', dayfirst=True),
    dates(['22-11-19', '04-02-03'], dayfirst=True), dates(['04-02-03', '22-11-19'], dayfirst=True),
    dates(['22-11-19', '04-02-03'], ), dates(['04-02-03', '22-11-19'], ),
]
# case: format-79
result = [
    dates(['22-11-19T21:45:56', '04-02-03T09:05:06'], format='mixed'), dates(['04-02-03T09:05:06', '22-11-19T21:45:56'], format='mixed'),
    dates(['22-11-19T21:45:56', '04-02-03T09:05:06'], format='mixed', dayfirst=True), dates(['04-02-03T09:05:06', '22-11-19T21:45:56'], format='mixed', dayfirst=True),
    dates(['22-11-19T21:45:56', '04-02-03T09:05:06'], format='ISO8601', errors='coerce'), dates(['04-02-03T09:05:06', '22-11-19T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22-11-19T21:45:56', '04-02-03T09:05:06'], errors='coerce'), dates(['04-02-03T09:05:06', '22-11-19T21:45:56'], errors='coerce'),
    dates(['22-11-19T21:45:56', '04-02-03T09:05:06'], errors='coerce', dayfirst=True), dates(['04-02-03T09:05:06', '22-11-19T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22-11-19T21:45:56', '04-02-03T09:05:06'], dayfirst=True), dates(['04-02-03T09:05:06', '22-11-19T21:45:56'], dayfirst=True),
    dates(['22-11-19T21:45:56', '04-02-03T09:05:06'], ), dates(['04-02-03T09:05:06', '22-11-19T21:45:56'], ),
]
# case: format-80
result = [
    dates(['22-11-19 21:45', '04-02-03 09:05'], format='mixed'), dates(['04-02-03 09:05', '22-11-19 21:45'], format='mixed'),
    dates(['22-11-19 21:45', '04-02-03 09:05'], format='mixed', dayfirst=True), dates(['04-02-03 09:05', '22-11-19 21:45'], format='mixed', dayfirst=True),
    dates(['22-11-19 21:45', '04-02-03 09:05'], format='ISO8601', errors='coerce'), dates(['04-02-03 09:05', '22-11-19 21:45'], format='ISO8601', errors='coerce'),
    dates(['22-11-19 21:45', '04-02-03 09:05'], errors='coerce'), dates(['04-02-03 09:05', '22-11-19 21:45'], errors='coerce'),
    dates(['22-11-19 21:45', '04-02-03 09:05'], errors='coerce', dayfirst=True), dates(['04-02-03 09:05', '22-11-19 21:45'], errors='coerce', dayfirst=True),
    dates(['22-11-19 21:45', '04-02-03 09:05'], dayfirst=True), dates(['04-02-03 09:05', '22-11-19 21:45'], dayfirst=True),
    dates(['22-11-19 21:45', '04-02-03 09:05'], ), dates(['04-02-03 09:05', '22-11-19 21:45'], ),
]
# case: format-81
result = [
    dates(['22-11-19 09:45 PM', '04-02-03 09:05 AM'], format='mixed'), dates(['04-02-03 09:05 AM', '22-11-19 09:45 PM'], format='mixed'),
    dates(['22-11-19 09:45 PM', '04-02-03 09:05 AM'], format='mixed', dayfirst=True), dates(['04-02-03 09:05 AM', '22-11-19 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22-11-19 09:45 PM', '04-02-03 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04-02-03 09:05 AM', '22-11-19 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22-11-19 09:45 PM', '04-02-03 09:05 AM'], errors='coerce'), dates(['04-02-03 09:05 AM', '22-11-19 09:45 PM'], errors='coerce'),
    dates(['22-11-19 09:45 PM', '04-02-03 09:05 AM'], errors='coerce', dayfirst=True), dates(['04-02-03 09:05 AM', '22-11-19 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22-11-19 09:45 PM', '04-02-03 09:05 AM'], dayfirst=True), dates(['04-02-03 09:05 AM', '22-11-19 09:45 PM'], dayfirst=True),
    dates(['22-11-19 09:45 PM', '04-02-03 09:05 AM'], ), dates(['04-02-03 09:05 AM', '22-11-19 09:45 PM'], ),
]
# case: format-82
result = [
    dates(['22-11-19 21', '04-02-03 09'], format='mixed'), dates(['04-02-03 09', '22-11-19 21'], format='mixed'),
    dates(['22-11-19 21', '04-02-03 09'], format='mixed', dayfirst=True), dates(['04-02-03 09', '22-11-19 21'], format='mixed', dayfirst=True),
    dates(['22-11-19 21', '04-02-03 09'], format='ISO8601', errors='coerce'), dates(['04-02-03 09', '22-11-19 21'], format='ISO8601', errors='coerce'),
    dates(['22-11-19 21', '04-02-03 09'], errors='coerce'), dates(['04-02-03 09', '22-11-19 21'], errors='coerce'),
    dates(['22-11-19 21', '04-02-03 09'], errors='coerce', dayfirst=True), dates(['04-02-03 09', '22-11-19 21'], errors='coerce', dayfirst=True),
    dates(['22-11-19 21', '04-02-03 09'], dayfirst=True), dates(['04-02-03 09', '22-11-19 21'], dayfirst=True),
    dates(['22-11-19 21', '04-02-03 09'], ), dates(['04-02-03 09', '22-11-19 21'], ),
]
# case: format-83
result = [
    dates(['22 November 2019', '04 February 2003'], format='mixed'), dates(['04 February 2003', '22 November 2019'], format='mixed'),
    dates(['22 November 2019', '04 February 2003'], format='mixed', dayfirst=True), dates(['04 February 2003', '22 November 2019'], format='mixed', dayfirst=True),
    dates(['22 November 2019', '04 February 2003'], format='ISO8601', errors='coerce'), dates(['04 February 2003', '22 November 2019'], format='ISO8601', errors='coerce'),
    dates(['22 November 2019', '04 February 2003'], errors='coerce'), dates(['04 February 2003', '22 November 2019'], errors='coerce'),
    dates(['22 November 2019', '04 February 2003'], errors='coerce', dayfirst=True), dates(['04 February 2003', '22 November 2019'], errors='coerce', dayfirst=True),
    dates(['22 November 2019', '04 February 2003'], dayfirst=True), dates(['04 February 2003', '22 November 2019'], dayfirst=True),
    dates(['22 November 2019', '04 February 2003'], ), dates(['04 February 2003', '22 November 2019'], ),
]
# case: format-84
result = [
    dates(['22 November 2019T21:45:56', '04 February 2003T09:05:06'], format='mixed'), dates(['04 February 2003T09:05:06', '22 November 2019T21:45:56'], format='mixed'),
    dates(['22 November 2019T21:45:56', '04 February 2003T09:05:06'], format='mixed', dayfirst=True), dates(['04 February 2003T09:05:06', '22 November 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['22 November 2019T21:45:56', '04 February 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['04 February 2003T09:05:06', '22 November 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22 November 2019T21:45:56', '04 February 2003T09:05:06'], errors='coerce'), dates(['04 February 2003T09:05:06', '22 November 2019T21:45:56'], errors='coerce'),
    dates(['22 November 2019T21:45:56', '04 February 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['04 February 2003T09:05:06', '22 November 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22 November 2019T21:45:56', '04 February 2003T09:05:06'], dayfirst=True), dates(['04 February 2003T09:05:06', '22 November 2019T21:45:56'], dayfirst=True),
    dates(['22 November 2019T21:45:56', '04 February 2003T09:05:06'], ), dates(['04 February 2003T09:05:06', '22 November 2019T21:45:56'], ),
]
# case: format-85
result = [
    dates(['22 November 2019 21:45', '04 February 2003 09:05'], format='mixed'), dates(['04 February 2003 09:05', '22 November 2019 21:45'], format='mixed'),
    dates(['22 November 2019 21:45', '04 February 2003 09:05'], format='mixed', dayfirst=True), dates(['04 February 2003 09:05', '22 November 2019 21:45'], format='mixed', dayfirst=True),
    dates(['22 November 2019 21:45', '04 February 2003 09:05'], format='ISO8601', errors='coerce'), dates(['04 February 2003 09:05', '22 November 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['22 November 2019 21:45', '04 February 2003 09:05'], errors='coerce'), dates(['04 February 2003 09:05', '22 November 2019 21:45'], errors='coerce'),
    dates(['22 November 2019 21:45', '04 February 2003 09:05'], errors='coerce', dayfirst=True), dates(['04 February 2003 09:05', '22 November 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['22 November 2019 21:45', '04 February 2003 09:05'], dayfirst=True), dates(['04 February 2003 09:05', '22 November 2019 21:45'], dayfirst=True),
    dates(['22 November 2019 21:45', '04 February 2003 09:05'], ), dates(['04 February 2003 09:05', '22 November 2019 21:45'], ),
]
# case: format-86
result = [
    dates(['22 November 2019 09:45 PM', '04 February 2003 09:05 AM'], format='mixed'), dates(['04 February 2003 09:05 AM', '22 November 2019 09:45 PM'], format='mixed'),
    dates(['22 November 2019 09:45 PM', '04 February 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['04 February 2003 09:05 AM', '22 November 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22 November 2019 09:45 PM', '04 February 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04 February 2003 09:05 AM', '22 November 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22 November 2019 09:45 PM', '04 February 2003 09:05 AM'], errors='coerce'), dates(['04 February 2003 09:05 AM', '22 November 2019 09:45 PM'], errors='coerce'),
    dates(['22 November 2019 09:45 PM', '04 February 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['04 February 2003 09:05 AM', '22 November 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22 November 2019 09:45 PM', '04 February 2003 09:05 AM'], dayfirst=True), dates(['04 February 2003 09:05 AM', '22 November 2019 09:45 PM'], dayfirst=True),
    dates(['22 November 2019 09:45 PM', '04 February 2003 09:05 AM'], ), dates(['04 February 2003 09:05 AM', '22 November 2019 09:45 PM'], ),
]
# case: format-87
result = [
    dates(['22 November 2019 21', '04 February 2003 09'], format='mixed'), dates(['04 February 2003 09', '22 November 2019 21'], format='mixed'),
    dates(['22 November 2019 21', '04 February 2003 09'], format='mixed', dayfirst=True), dates(['04 February 2003 09', '22 November 2019 21'], format='mixed', dayfirst=True),
    dates(['22 November 2019 21', '04 February 2003 09'], format='ISO8601', errors='coerce'), dates(['04 February 2003 09', '22 November 2019 21'], format='ISO8601', errors='coerce'),
    dates(['22 November 2019 21', '04 February 2003 09'], errors='coerce'), dates(['04 February 2003 09', '22 November 2019 21'], errors='coerce'),
    dates(['22 November 2019 21', '04 February 2003 09'], errors='coerce', dayfirst=True), dates(['04 February 2003 09', '22 November 2019 21'], errors='coerce', dayfirst=True),
    dates(['22 November 2019 21', '04 February 2003 09'], dayfirst=True), dates(['04 February 2003 09', '22 November 2019 21'], dayfirst=True),
    dates(['22 November 2019 21', '04 February 2003 09'], ), dates(['04 February 2003 09', '22 November 2019 21'], ),
]
# case: format-88
result = [
    dates(['22 Nov 2019', '04 Feb 2003'], format='mixed'), dates(['04 Feb 2003', '22 Nov 2019'], format='mixed'),
    dates(['22 Nov 2019', '04 Feb 2003'], format='mixed', dayfirst=True), dates(['04 Feb 2003', '22 Nov 2019'], format='mixed', dayfirst=True),
    dates(['22 Nov 2019', '04 Feb 2003'], format='ISO8601', errors='coerce'), dates(['04 Feb 2003', '22 Nov 2019'], format='ISO8601', errors='coerce'),
    dates(['22 Nov 2019', '04 Feb 2003'], errors='coerce'), dates(['04 Feb 2003', '22 Nov 2019'], errors='coerce'),
    dates(['22 Nov 2019', '04 Feb 2003'], errors='coerce', dayfirst=True), dates(['04 Feb 2003', '22 Nov 2019'], errors='coerce', dayfirst=True),
    dates(['22 Nov 2019', '04 Feb 2003'], dayfirst=True), dates(['04 Feb 2003', '22 Nov 2019'], dayfirst=True),
    dates(['22 Nov 2019', '04 Feb 2003'], ), dates(['04 Feb 2003', '22 Nov 2019'], ),
]
# case: format-89
result = [
    dates(['22 Nov 2019T21:45:56', '04 Feb 2003T09:05:06'], format='mixed'), dates(['04 Feb 2003T09:05:06', '22 Nov 2019T21:45:56'], format='mixed'),
    dates(['22 Nov 2019T21:45:56', '04 Feb 2003T09:05:06'], format='mixed', dayfirst=True), dates(['04 Feb 2003T09:05:06', '22 Nov 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['22 Nov 2019T21:45:56', '04 Feb 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['04 Feb 2003T09:05:06', '22 Nov 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22 Nov 2019T21:45:56', '04 Feb 2003T09:05:06'], errors='coerce'), dates(['04 Feb 2003T09:05:06', '22 Nov 2019T21:45:56'], errors='coerce'),
    dates(['22 Nov 2019T21:45:56', '04 Feb 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['04 Feb 2003T09:05:06', '22 Nov 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22 Nov 2019T21:45:56', '04 Feb 2003T09:05:06'], dayfirst=True), dates(['04 Feb 2003T09:05:06', '22 Nov 2019T21:45:56'], dayfirst=True),
    dates(['22 Nov 2019T21:45:56', '04 Feb 2003T09:05:06'], ), dates(['04 Feb 2003T09:05:06', '22 Nov 2019T21:45:56'], ),
]
# case: format-90
result = [
    dates(['22 Nov 2019 21:45', '04 Feb 2003 09:05'], format='mixed'), dates(['04 Feb 2003 09:05', '22 Nov 2019 21:45'], format='mixed'),
    dates(['22 Nov 2019 21:45', '04 Feb 2003 09:05'], format='mixed', dayfirst=True), dates(['04 Feb 2003 09:05', '22 Nov 2019 21:45'], format='mixed', dayfirst=True),
    dates(['22 Nov 2019 21:45', '04 Feb 2003 09:05'], format='ISO8601', errors='coerce'), dates(['04 Feb 2003 09:05', '22 Nov 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['22 Nov 2019 21:45', '04 Feb 2003 09:05'], errors='coerce'), dates(['04 Feb 2003 09:05', '22 Nov 2019 21:45'], errors='coerce'),
    dates(['22 Nov 2019 21:45', '04 Feb 2003 09:05'], errors='coerce', dayfirst=True), dates(['04 Feb 2003 09:05', '22 Nov 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['22 Nov 2019 21:45', '04 Feb 2003 09:05'], dayfirst=True), dates(['04 Feb 2003 09:05', '22 Nov 2019 21:45'], dayfirst=True),
    dates(['22 Nov 2019 21:45', '04 Feb 2003 09:05'], ), dates(['04 Feb 2003 09:05', '22 Nov 2019 21:45'], ),
]
# case: format-91
result = [
    dates(['22 Nov 2019 09:45 PM', '04 Feb 2003 09:05 AM'], format='mixed'), dates(['04 Feb 2003 09:05 AM', '22 Nov 2019 09:45 PM'], format='mixed'),
    dates(['22 Nov 2019 09:45 PM', '04 Feb 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['04 Feb 2003 09:05 AM', '22 Nov 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22 Nov 2019 09:45 PM', '04 Feb 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04 Feb 2003 09:05 AM', '22 Nov 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22 Nov 2019 09:45 PM', '04 Feb 2003 09:05 AM'], errors='coerce'), dates(['04 Feb 2003 09:05 AM', '22 Nov 2019 09:45 PM'], errors='coerce'),
    dates(['22 Nov 2019 09:45 PM', '04 Feb 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['04 Feb 2003 09:05 AM', '22 Nov 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22 Nov 2019 09:45 PM', '04 Feb 2003 09:05 AM'], dayfirst=True), dates(['04 Feb 2003 09:05 AM', '22 Nov 2019 09:45 PM'], dayfirst=True),
    dates(['22 Nov 2019 09:45 PM', '04 Feb 2003 09:05 AM'], ), dates(['04 Feb 2003 09:05 AM', '22 Nov 2019 09:45 PM'], ),
]
# case: format-92
result = [
    dates(['22 Nov 2019 21', '04 Feb 2003 09'], format='mixed'), dates(['04 Feb 2003 09', '22 Nov 2019 21'], format='mixed'),
    dates(['22 Nov 2019 21', '04 Feb 2003 09'], format='mixed', dayfirst=True), dates(['04 Feb 2003 09', '22 Nov 2019 21'], format='mixed', dayfirst=True),
    dates(['22 Nov 2019 21', '04 Feb 2003 09'], format='ISO8601', errors='coerce'), dates(['04 Feb 2003 09', '22 Nov 2019 21'], format='ISO8601', errors='coerce'),
    dates(['22 Nov 2019 21', '04 Feb 2003 09'], errors='coerce'), dates(['04 Feb 2003 09', '22 Nov 2019 21'], errors='coerce'),
    dates(['22 Nov 2019 21', '04 Feb 2003 09'], errors='coerce', dayfirst=True), dates(['04 Feb 2003 09', '22 Nov 2019 21'], errors='coerce', dayfirst=True),
    dates(['22 Nov 2019 21', '04 Feb 2003 09'], dayfirst=True), dates(['04 Feb 2003 09', '22 Nov 2019 21'], dayfirst=True),
    dates(['22 Nov 2019 21', '04 Feb 2003 09'], ), dates(['04 Feb 2003 09', '22 Nov 2019 21'], ),
]
# case: format-93
result = [
    dates(['22-November-2019', '04-February-2003'], format='mixed'), dates(['04-February-2003', '22-November-2019'], format='mixed'),
    dates(['22-November-2019', '04-February-2003'], format='mixed', dayfirst=True), dates(['04-February-2003', '22-November-2019'], format='mixed', dayfirst=True),
    dates(['22-November-2019', '04-February-2003'], format='ISO8601', errors='coerce'), dates(['04-February-2003', '22-November-2019'], format='ISO8601', errors='coerce'),
    dates(['22-November-2019', '04-February-2003'], errors='coerce'), dates(['04-February-2003', '22-November-2019'], errors='coerce'),
    dates(['22-November-2019', '04-February-2003'], errors='coerce', dayfirst=True), dates(['04-February-2003', '22-November-2019'], errors='coerce', dayfirst=True),
    dates(['22-November-2019', '04-February-2003'], dayfirst=True), dates(['04-February-2003', '22-November-2019'], dayfirst=True),
    dates(['22-November-2019', '04-February-2003'], ), dates(['04-February-2003', '22-November-2019'], ),
]
# case: format-94
result = [
    dates(['22-November-2019T21:45:56', '04-February-2003T09:05:06'], format='mixed'), dates(['04-February-2003T09:05:06', '22-November-2019T21:45:56'], format='mixed'),
    dates(['22-November-2019T21:45:56', '04-February-2003T09:05:06'], format='mixed', dayfirst=True), dates(['04-February-2003T09:05:06', '22-November-2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['22-November-2019T21:45:56', '04-February-2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['04-February-2003T09:05:06', '22-November-2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22-November-2019T21:45:56', '04-February-2003T09:05:06'], errors='coerce'), dates(['04-February-2003T09:05:06', '22-November-2019T21:45:56'], errors='coerce'),
    dates(['22-November-2019T21:45:56', '04-February-2003T09:05:06'], errors='coerce', dayfirst=True), dates(['04-February-2003T09:05:06', '22-November-2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22-November-2019T21:45:56', '04-February-2003T09:05:06'], dayfirst=True), dates(['04-February-2003T09:05:06', '22-November-2019T21:45:56'], dayfirst=True),
    dates(['22-November-2019T21:45:56', '04-February-2003T09:05:06'], ), dates(['04-February-2003T09:05:06', '22-November-2019T21:45:56'], ),
]
# case: format-95
result = [
    dates(['22-November-2019 21:45', '04-February-2003 09:05'], format='mixed'), dates(['04-February-2003 09:05', '22-November-2019 21:45'], format='mixed'),
    dates(['22-November-2019 21:45', '04-February-2003 09:05'], format='mixed', dayfirst=True), dates(['04-February-2003 09:05', '22-November-2019 21:45'], format='mixed', dayfirst=True),
    dates(['22-November-2019 21:45', '04-February-2003 09:05'], format='ISO8601', errors='coerce'), dates(['04-February-2003 09:05', '22-November-2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['22-November-2019 21:45', '04-February-2003 09:05'], errors='coerce'), dates(['04-February-2003 09:05', '22-November-2019 21:45'], errors='coerce'),
    dates(['22-November-2019 21:45', '04-February-2003 09:05'], errors='coerce', dayfirst=True), dates(['04-February-2003 09:05', '22-November-2019 21:45'], errors='coerce', dayfirst=True),
    dates(['22-November-2019 21:45', '04-February-2003 09:05'], dayfirst=True), dates(['04-February-2003 09:05', '22-November-2019 21:45'], dayfirst=True),
    dates(['22-November-2019 21:45', '04-February-2003 09:05'], ), dates(['04-February-2003 09:05', '22-November-2019 21:45'], ),
]
# case: format-96
result = [
    dates(['22-November-2019 09:45 PM', '04-February-2003 09:05 AM'], format='mixed'), dates(['04-February-2003 09:05 AM', '22-November-2019 09:45 PM'], format='mixed'),
    dates(['22-November-2019 09:45 PM', '04-February-2003 09:05 AM'], format='mixed', dayfirst=True), dates(['04-February-2003 09:05 AM', '22-November-2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22-November-2019 09:45 PM', '04-February-2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04-February-2003 09:05 AM', '22-November-2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22-November-2019 09:45 PM', '04-February-2003 09:05 AM'], errors='coerce'), dates(['04-February-2003 09:05 AM', '22-November-2019 09:45 PM'], errors='coerce'),
    dates(['22-November-2019 09:45 PM', '04-February-2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['04-February-2003 09:05 AM', '22-November-2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22-November-2019 09:45 PM', '04-February-2003 09:05 AM'], dayfirst=True), dates(['04-February-2003 09:05 AM', '22-November-2019 09:45 PM'], dayfirst=True),
    dates(['22-November-2019 09:45 PM', '04-February-2003 09:05 AM'], ), dates(['04-February-2003 09:05 AM', '22-November-2019 09:45 PM'], ),
]
# case: format-97
result = [
    dates(['22-November-2019 21', '04-February-2003 09'], format='mixed'), dates(['04-February-2003 09', '22-November-2019 21'], format='mixed'),
    dates(['22-November-2019 21', '04-February-2003 09'], format='mixed', dayfirst=True), dates(['04-February-2003 09', '22-November-2019 21'], format='mixed', dayfirst=True),
    dates(['22-November-2019 21', '04-February-2003 09'], format='ISO8601', errors='coerce'), dates(['04-February-2003 09', '22-November-2019 21'], format='ISO8601', errors='coerce'),
    dates(['22-November-2019 21', '04-February-2003 09'], errors='coerce'), dates(['04-February-2003 09', '22-November-2019 21'], errors='coerce'),
    dates(['22-November-2019 21', '04-February-2003 09'], errors='coerce', dayfirst=True), dates(['04-February-2003 09', '22-November-2019 21'], errors='coerce', dayfirst=True),
    dates(['22-November-2019 21', '04-February-2003 09'], dayfirst=True), dates(['04-February-2003 09', '22-November-2019 21'], dayfirst=True),
    dates(['22-November-2019 21', '04-February-2003 09'], ), dates(['04-February-2003 09', '22-November-2019 21'], ),
]
# case: format-98
result = [
    dates(['22-Nov-2019', '04-Feb-2003'], format='mixed'), dates(['04-Feb-2003', '22-Nov-2019'], format='mixed'),
    dates(['22-Nov-2019', '04-Feb-2003'], format='mixed', dayfirst=True), dates(['04-Feb-2003', '22-Nov-2019'], format='mixed', dayfirst=True),
    dates(['22-Nov-2019', '04-Feb-2003'], format='ISO8601', errors='coerce'), dates(['04-Feb-2003', '22-Nov-2019'], format='ISO8601', errors='coerce'),
    dates(['22-Nov-2019', '04-Feb-2003'], errors='coerce'), dates(['04-Feb-2003', '22-Nov-2019'], errors='coerce'),
    dates(['22-Nov-2019', '04-Feb-2003'], errors='coerce', dayfirst=True), dates(['04-Feb-2003', '22-Nov-2019'], errors='coerce', dayfirst=True),
    dates(['22-Nov-2019', '04-Feb-2003'], dayfirst=True), dates(['04-Feb-2003', '22-Nov-2019'], dayfirst=True),
    dates(['22-Nov-2019', '04-Feb-2003'], ), dates(['04-Feb-2003', '22-Nov-2019'], ),
]
# case: format-99
result = [
    dates(['22-Nov-2019T21:45:56', '04-Feb-2003T09:05:06'], format='mixed'), dates(['04-Feb-2003T09:05:06', '22-Nov-2019T21:45:56'], format='mixed'),
    dates(['22-Nov-2019T21:45:56', '04-Feb-2003T09:05:06'], format='mixed', dayfirst=True), dates(['04-Feb-2003T09:05:06', '22-Nov-2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['22-Nov-2019T21:45:56', '04-Feb-2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['04-Feb-2003T09:05:06', '22-Nov-2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22-Nov-2019T21:45:56', '04-Feb-2003T09:05:06'], errors='coerce'), dates(['04-Feb-2003T09:05:06', '22-Nov-2019T21:45:56'], errors='coerce'),
    dates(['22-Nov-2019T21:45:56', '04-Feb-2003T09:05:06'], errors='coerce', dayfirst=True), dates(['04-Feb-2003T09:05:06', '22-Nov-2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22-Nov-2019T21:45:56', '04-Feb-2003T09:05:06'], dayfirst=True), dates(['04-Feb-2003T09:05:06', '22-Nov-2019T21:45:56'], dayfirst=True),
    dates(['22-Nov-2019T21:45:56', '04-Feb-2003T09:05:06'], ), dates(['04-Feb-2003T09:05:06', '22-Nov-2019T21:45:56'], ),
]
# case: format-100
result = [
    dates(['22-Nov-2019 21:45', '04-Feb-2003 09:05'], format='mixed'), dates(['04-Feb-2003 09:05', '22-Nov-2019 21:45'], format='mixed'),
    dates(['22-Nov-2019 21:45', '04-Feb-2003 09:05'], format='mixed', dayfirst=True), dates(['04-Feb-2003 09:05', '22-Nov-2019 21:45'], format='mixed', dayfirst=True),
    dates(['22-Nov-2019 21:45', '04-Feb-2003 09:05'], format='ISO8601', errors='coerce'), dates(['04-Feb-2003 09:05', '22-Nov-2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['22-Nov-2019 21:45', '04-Feb-2003 09:05'], errors='coerce'), dates(['04-Feb-2003 09:05', '22-Nov-2019 21:45'], errors='coerce'),
    dates(['22-Nov-2019 21:45', '04-Feb-2003 09:05'], errors='coerce', dayfirst=True), dates(['04-Feb-2003 09:05', '22-Nov-2019 21:45'], errors='coerce', dayfirst=True),
    dates(['22-Nov-2019 21:45', '04-Feb-2003 09:05'], dayfirst=True), dates(['04-Feb-2003 09:05', '22-Nov-2019 21:45'], dayfirst=True),
    dates(['22-Nov-2019 21:45', '04-Feb-2003 09:05'], ), dates(['04-Feb-2003 09:05', '22-Nov-2019 21:45'], ),
]
# case: format-101
result = [
    dates(['22-Nov-2019 09:45 PM', '04-Feb-2003 09:05 AM'], format='mixed'), dates(['04-Feb-2003 09:05 AM', '22-Nov-2019 09:45 PM'], format='mixed'),
    dates(['22-Nov-2019 09:45 PM', '04-Feb-2003 09:05 AM'], format='mixed', dayfirst=True), dates(['04-Feb-2003 09:05 AM', '22-Nov-2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22-Nov-2019 09:45 PM', '04-Feb-2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04-Feb-2003 09:05 AM', '22-Nov-2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22-Nov-2019 09:45 PM', '04-Feb-2003 09:05 AM'], errors='coerce'), dates(['04-Feb-2003 09:05 AM', '22-Nov-2019 09:45 PM'], errors='coerce'),
    dates(['22-Nov-2019 09:45 PM', '04-Feb-2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['04-Feb-2003 09:05 AM', '22-Nov-2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22-Nov-2019 09:45 PM', '04-Feb-2003 09:05 AM'], dayfirst=True), dates(['04-Feb-2003 09:05 AM', '22-Nov-2019 09:45 PM'], dayfirst=True),
    dates(['22-Nov-2019 09:45 PM', '04-Feb-2003 09:05 AM'], ), dates(['04-Feb-2003 09:05 AM', '22-Nov-2019 09:45 PM'], ),
]
# case: format-102
result = [
    dates(['22-Nov-2019 21', '04-Feb-2003 09'], format='mixed'), dates(['04-Feb-2003 09', '22-Nov-2019 21'], format='mixed'),
    dates(['22-Nov-2019 21', '04-Feb-2003 09'], format='mixed', dayfirst=True), dates(['04-Feb-2003 09', '22-Nov-2019 21'], format='mixed', dayfirst=True),
    dates(['22-Nov-2019 21', '04-Feb-2003 09'], format='ISO8601', errors='coerce'), dates(['04-Feb-2003 09', '22-Nov-2019 21'], format='ISO8601', errors='coerce'),
    dates(['22-Nov-2019 21', '04-Feb-2003 09'], errors='coerce'), dates(['04-Feb-2003 09', '22-Nov-2019 21'], errors='coerce'),
    dates(['22-Nov-2019 21', '04-Feb-2003 09'], errors='coerce', dayfirst=True), dates(['04-Feb-2003 09', '22-Nov-2019 21'], errors='coerce', dayfirst=True),
    dates(['22-Nov-2019 21', '04-Feb-2003 09'], dayfirst=True), dates(['04-Feb-2003 09', '22-Nov-2019 21'], dayfirst=True),
    dates(['22-Nov-2019 21', '04-Feb-2003 09'], ), dates(['04-Feb-2003 09', '22-Nov-2019 21'], ),
]
# case: format-103
result = [
    dates(['22-Nov-19', '04-Feb-03'], format='mixed'), dates(['04-Feb-03', '22-Nov-19'], format='mixed'),
    dates(['22-Nov-19', '04-Feb-03'], format='mixed', dayfirst=True), dates(['04-Feb-03', '22-Nov-19'], format='mixed', dayfirst=True),
    dates(['22-Nov-19', '04-Feb-03'], format='ISO8601', errors='coerce'), dates(['04-Feb-03', '22-Nov-19'], format='ISO8601', errors='coerce'),
    dates(['22-Nov-19', '04-Feb-03'], errors='coerce'), dates(['04-Feb-03', '22-Nov-19'], errors='coerce'),
    dates(['22-Nov-19', '04-Feb-03'], errors='coerce', dayfirst=True), dates(['04-Feb-03', '22-Nov-19'], errors='coerce', dayfirst=True),
    dates(['22-Nov-19', '04-Feb-03'], dayfirst=True), dates(['04-Feb-03', '22-Nov-19'], dayfirst=True),
    dates(['22-Nov-19', '04-Feb-03'], ), dates(['04-Feb-03', '22-Nov-19'], ),
]
# case: format-104
result = [
    dates(['22-Nov-19T21:45:56', '04-Feb-03T09:05:06'], format='mixed'), dates(['04-Feb-03T09:05:06', '22-Nov-19T21:45:56'], format='mixed'),
    dates(['22-Nov-19T21:45:56', '04-Feb-03T09:05:06'], format='mixed', dayfirst=True), dates(['04-Feb-03T09:05:06', '22-Nov-19T21:45:56'], format='mixed', dayfirst=True),
    dates(['22-Nov-19T21:45:56', '04-Feb-03T09:05:06'], format='ISO8601', errors='coerce'), dates(['04-Feb-03T09:05:06', '22-Nov-19T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22-Nov-19T21:45:56', '04-Feb-03T09:05:06'], errors='coerce'), dates(['04-Feb-03T09:05:06', '22-Nov-19T21:45:56'], errors='coerce'),
    dates(['22-Nov-19T21:45:56', '04-Feb-03T09:05:06'], errors='coerce', dayfirst=True), dates(['04-Feb-03T09:05:06', '22-Nov-19T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22-Nov-19T21:45:56', '04-Feb-03T09:05:06'], dayfirst=True), dates(['04-Feb-03T09:05:06', '22-Nov-19T21:45:56'], dayfirst=True),
    dates(['22-Nov-19T21:45:56', '04-Feb-03T09:05:06'], ), dates(['04-Feb-03T09:05:06', '22-Nov-19T21:45:56'], ),
]
# case: format-105
result = [
    dates(['22-Nov-19 21:45', '04-Feb-03 09:05'], format='mixed'), dates(['04-Feb-03 09:05', '22-Nov-19 21:45'], format='mixed'),
    dates(['22-Nov-19 21:45', '04-Feb-03 09:05'], format='mixed', dayfirst=True), dates(['04-Feb-03 09:05', '22-Nov-19 21:45'], format='mixed', dayfirst=True),
    dates(['22-Nov-19 21:45', '04-Feb-03 09:05'], format='ISO8601', errors='coerce'), dates(['04-Feb-03 09:05', '22-Nov-19 21:45'], format='ISO8601', errors='coerce'),
    dates(['22-Nov-19 21:45', '04-Feb-03 09:05'], errors='coerce'), dates(['04-Feb-03 09:05', '22-Nov-19 21:45'], errors='coerce'),
    dates(['22-Nov-19 21:45', '04-Feb-03 09:05'], errors='coerce', dayfirst=True), dates(['04-Feb-03 09:05', '22-Nov-19 21:45'], errors='coerce', dayfirst=True),
    dates(['22-Nov-19 21:45', '04-Feb-03 09:05'], dayfirst=True), dates(['04-Feb-03 09:05', '22-Nov-19 21:45'], dayfirst=True),
    dates(['22-Nov-19 21:45', '04-Feb-03 09:05'], ), dates(['04-Feb-03 09:05', '22-Nov-19 21:45'], ),
]
# case: format-106
result = [
    dates(['22-Nov-19 09:45 PM', '04-Feb-03 09:05 AM'], format='mixed'), dates(['04-Feb-03 09:05 AM', '22-Nov-19 09:45 PM'], format='mixed'),
    dates(['22-Nov-19 09:45 PM', '04-Feb-03 09:05 AM'], format='mixed', dayfirst=True), dates(['04-Feb-03 09:05 AM', '22-Nov-19 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22-Nov-19 09:45 PM', '04-Feb-03 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04-Feb-03 09:05 AM', '22-Nov-19 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22-Nov-19 09:45 PM', '04-Feb-03 09:05 AM'], errors='coerce'), dates(['04-Feb-03 09:05 AM', '22-Nov-19 09:45 PM'], errors='coerce'),
    dates(['22-Nov-19 09:45 PM', '04-Feb-03 09:05 AM'], errors='coerce', dayfirst=True), dates(['04-Feb-03 09:05 AM', '22-Nov-19 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22-Nov-19 09:45 PM', '04-Feb-03 09:05 AM'], dayfirst=True), dates(['04-Feb-03 09:05 AM', '22-Nov-19 09:45 PM'], dayfirst=True),
    dates(['22-Nov-19 09:45 PM', '04-Feb-03 09:05 AM'], ), dates(['04-Feb-03 09:05 AM', '22-Nov-19 09:45 PM'], ),
]
# case: format-107
result = [
    dates(['22-Nov-19 21', '04-Feb-03 09'], format='mixed'), dates(['04-Feb-03 09', '22-Nov-19 21'], format='mixed'),
    dates(['22-Nov-19 21', '04-Feb-03 09'], format='mixed', dayfirst=True), dates(['04-Feb-03 09', '22-Nov-19 21'], format='mixed', dayfirst=True),
    dates(['22-Nov-19 21', '04-Feb-03 09'], format='ISO8601', errors='coerce'), dates(['04-Feb-03 09', '22-Nov-19 21'], format='ISO8601', errors='coerce'),
    dates(['22-Nov-19 21', '04-Feb-03 09'], errors='coerce'), dates(['04-Feb-03 09', '22-Nov-19 21'], errors='coerce'),
    dates(['22-Nov-19 21', '04-Feb-03 09'], errors='coerce', dayfirst=True), dates(['04-Feb-03 09', '22-Nov-19 21'], errors='coerce', dayfirst=True),
    dates(['22-Nov-19 21', '04-Feb-03 09'], dayfirst=True), dates(['04-Feb-03 09', '22-Nov-19 21'], dayfirst=True),
    dates(['22-Nov-19 21', '04-Feb-03 09'], ), dates(['04-Feb-03 09', '22-Nov-19 21'], ),
]
# case: format-108
result = [
    dates(['22 Nov 19', '04 Feb 03'], format='mixed'), dates(['04 Feb 03', '22 Nov 19'], format='mixed'),
    dates(['22 Nov 19', '04 Feb 03'], format='mixed', dayfirst=True), dates(['04 Feb 03', '22 Nov 19'], format='mixed', dayfirst=True),
    dates(['22 Nov 19', '04 Feb 03'], format='ISO8601', errors='coerce'), dates(['04 Feb 03', '22 Nov 19'], format='ISO8601', errors='coerce'),
    dates(['22 Nov 19', '04 Feb 03'], errors='coerce'), dates(['04 Feb 03', '22 Nov 19'], errors='coerce'),
    dates(['22 Nov 19', '04 Feb 03'], errors='coerce', dayfirst=True), dates(['04 Feb 03', '22 Nov 19'], errors='coerce', dayfirst=True),
    dates(['22 Nov 19', '04 Feb 03'], dayfirst=True), dates(['04 Feb 03', '22 Nov 19'], dayfirst=True),
    dates(['22 Nov 19', '04 Feb 03'], ), dates(['04 Feb 03', '22 Nov 19'], ),
]
# case: format-109
result = [
    dates(['22 Nov 19T21:45:56', '04 Feb 03T09:05:06'], format='mixed'), dates(['04 Feb 03T09:05:06', '22 Nov 19T21:45:56'], format='mixed'),
    dates(['22 Nov 19T21:45:56', '04 Feb 03T09:05:06'], format='mixed', dayfirst=True), dates(['04 Feb 03T09:05:06', '22 Nov 19T21:45:56'], format='mixed', dayfirst=True),
    dates(['22 Nov 19T21:45:56', '04 Feb 03T09:05:06'], format='ISO8601', errors='coerce'), dates(['04 Feb 03T09:05:06', '22 Nov 19T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22 Nov 19T21:45:56', '04 Feb 03T09:05:06'], errors='coerce'), dates(['04 Feb 03T09:05:06', '22 Nov 19T21:45:56'], errors='coerce'),
    dates(['22 Nov 19T21:45:56', '04 Feb 03T09:05:06'], errors='coerce', dayfirst=True), dates(['04 Feb 03T09:05:06', '22 Nov 19T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22 Nov 19T21:45:56', '04 Feb 03T09:05:06'], dayfirst=True), dates(['04 Feb 03T09:05:06', '22 Nov 19T21:45:56'], dayfirst=True),
    dates(['22 Nov 19T21:45:56', '04 Feb 03T09:05:06'], ), dates(['04 Feb 03T09:05:06', '22 Nov 19T21:45:56'], ),
]
# case: format-110
result = [
    dates(['22 Nov 19 21:45', '04 Feb 03 09:05'], format='mixed'), dates(['04 Feb 03 09:05', '22 Nov 19 21:45'], format='mixed'),
    dates(['22 Nov 19 21:45', '04 Feb 03 09:05'], format='mixed', dayfirst=True), dates(['04 Feb 03 09:05', '22 Nov 19 21:45'], format='mixed', dayfirst=True),
    dates(['22 Nov 19 21:45', '04 Feb 03 09:05'], format='ISO8601', errors='coerce'), dates(['04 Feb 03 09:05', '22 Nov 19 21:45'], format='ISO8601', errors='coerce'),
    dates(['22 Nov 19 21:45', '04 Feb 03 09:05'], errors='coerce'), dates(['04 Feb 03 09:05', '22 Nov 19 21:45'], errors='coerce'),
    dates(['22 Nov 19 21:45', '04 Feb 03 09:05'], errors='coerce', dayfirst=True), dates(['04 Feb 03 09:05', '22 Nov 19 21:45'], errors='coerce', dayfirst=True),
    dates(['22 Nov 19 21:45', '04 Feb 03 09:05'], dayfirst=True), dates(['04 Feb 03 09:05', '22 Nov 19 21:45'], dayfirst=True),
    dates(['22 Nov 19 21:45', '04 Feb 03 09:05'], ), dates(['04 Feb 03 09:05', '22 Nov 19 21:45'], ),
]
# case: format-111
result = [
    dates(['22 Nov 19 09:45 PM', '04 Feb 03 09:05 AM'], format='mixed'), dates(['04 Feb 03 09:05 AM', '22 Nov 19 09:45 PM'], format='mixed'),
    dates(['22 Nov 19 09:45 PM', '04 Feb 03 09:05 AM'], format='mixed', dayfirst=True), dates(['04 Feb 03 09:05 AM', '22 Nov 19 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22 Nov 19 09:45 PM', '04 Feb 03 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04 Feb 03 09:05 AM', '22 Nov 19 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22 Nov 19 09:45 PM', '04 Feb 03 09:05 AM'], errors='coerce'), dates(['04 Feb 03 09:05 AM', '22 Nov 19 09:45 PM'], errors='coerce'),
    dates(['22 Nov 19 09:45 PM', '04 Feb 03 09:05 AM'], errors='coerce', dayfirst=True), dates(['04 Feb 03 09:05 AM', '22 Nov 19 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22 Nov 19 09:45 PM', '04 Feb 03 09:05 AM'], dayfirst=True), dates(['04 Feb 03 09:05 AM', '22 Nov 19 09:45 PM'], dayfirst=True),
    dates(['22 Nov 19 09:45 PM', '04 Feb 03 09:05 AM'], ), dates(['04 Feb 03 09:05 AM', '22 Nov 19 09:45 PM'], ),
]
# case: format-112
result = [
    dates(['22 Nov 19 21', '04 Feb 03 09'], format='mixed'), dates(['04 Feb 03 09', '22 Nov 19 21'], format='mixed'),
    dates(['22 Nov 19 21', '04 Feb 03 09'], format='mixed', dayfirst=True), dates(['04 Feb 03 09', '22 Nov 19 21'], format='mixed', dayfirst=True),
    dates(['22 Nov 19 21', '04 Feb 03 09'], format='ISO8601', errors='coerce'), dates(['04 Feb 03 09', '22 Nov 19 21'], format='ISO8601', errors='coerce'),
    dates(['22 Nov 19 21', '04 Feb 03 09'], errors='coerce'), dates(['04 Feb 03 09', '22 Nov 19 21'], errors='coerce'),
    dates(['22 Nov 19 21', '04 Feb 03 09'], errors='coerce', dayfirst=True), dates(['04 Feb 03 09', '22 Nov 19 21'], errors='coerce', dayfirst=True),
    dates(['22 Nov 19 21', '04 Feb 03 09'], dayfirst=True), dates(['04 Feb 03 09', '22 Nov 19 21'], dayfirst=True),
    dates(['22 Nov 19 21', '04 Feb 03 09'], ), dates(['04 Feb 03 09', '22 Nov 19 21'], ),
]
# case: format-113
result = [
    dates(['November 22, 2019', 'February 04, 2003'], format='mixed'), dates(['February 04, 2003', 'November 22, 2019'], format='mixed'),
    dates(['November 22, 2019', 'February 04, 2003'], format='mixed', dayfirst=True), dates(['February 04, 2003', 'November 22, 2019'], format='mixed', dayfirst=True),
    dates(['November 22, 2019', 'February 04, 2003'], format='ISO8601', errors='coerce'), dates(['February 04, 2003', 'November 22, 2019'], format='ISO8601', errors='coerce'),
    dates(['November 22, 2019', 'February 04, 2003'], errors='coerce'), dates(['February 04, 2003', 'November 22, 2019'], errors='coerce'),
    dates(['November 22, 2019', 'February 04, 2003'], errors='coerce', dayfirst=True), dates(['February 04, 2003', 'November 22, 2019'], errors='coerce', dayfirst=True),
    dates(['November 22, 2019', 'February 04, 2003'], dayfirst=True), dates(['February 04, 2003', 'November 22, 2019'], dayfirst=True),
    dates(['November 22, 2019', 'February 04, 2003'], ), dates(['February 04, 2003', 'November 22, 2019'], ),
]
# case: format-114
result = [
    dates(['November 22, 2019T21:45:56', 'February 04, 2003T09:05:06'], format='mixed'), dates(['February 04, 2003T09:05:06', 'November 22, 2019T21:45:56'], format='mixed'),
    dates(['November 22, 2019T21:45:56', 'February 04, 2003T09:05:06'], format='mixed', dayfirst=True), dates(['February 04, 2003T09:05:06', 'November 22, 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['November 22, 2019T21:45:56', 'February 04, 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['February 04, 2003T09:05:06', 'November 22, 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['November 22, 2019T21:45:56', 'February 04, 2003T09:05:06'], errors='coerce'), dates(['February 04, 2003T09:05:06', 'November 22, 2019T21:45:56'], errors='coerce'),
    dates(['November 22, 2019T21:45:56', 'February 04, 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['February 04, 2003T09:05:06', 'November 22, 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['November 22, 2019T21:45:56', 'February 04, 2003T09:05:06'], dayfirst=True), dates(['February 04, 2003T09:05:06', 'November 22, 2019T21:45:56'], dayfirst=True),
    dates(['November 22, 2019T21:45:56', 'February 04, 2003T09:05:06'], ), dates(['February 04, 2003T09:05:06', 'November 22, 2019T21:45:56'], ),
]
# case: format-115
result = [
    dates(['November 22, 2019 21:45', 'February 04, 2003 09:05'], format='mixed'), dates(['February 04, 2003 09:05', 'November 22, 2019 21:45'], format='mixed'),
    dates(['November 22, 2019 21:45', 'February 04, 2003 09:05'], format='mixed', dayfirst=True), dates(['February 04, 2003 09:05', 'November 22, 2019 21:45'], format='mixed', dayfirst=True),
    dates(['November 22, 2019 21:45', 'February 04, 2003 09:05'], format='ISO8601', errors='coerce'), dates(['February 04, 2003 09:05', 'November 22, 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['November 22, 2019 21:45', 'February 04, 2003 09:05'], errors='coerce'), dates(['February 04, 2003 09:05', 'November 22, 2019 21:45'], errors='coerce'),
    dates(['November 22, 2019 21:45', 'February 04, 2003 09:05'], errors='coerce', dayfirst=True), dates(['February 04, 2003 09:05', 'November 22, 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['November 22, 2019 21:45', 'February 04, 2003 09:05'], dayfirst=True), dates(['February 04, 2003 09:05', 'November 22, 2019 21:45'], dayfirst=True),
    dates(['November 22, 2019 21:45', 'February 04, 2003 09:05'], ), dates(['February 04, 2003 09:05', 'November 22, 2019 21:45'], ),
]
# case: format-116
result = [
    dates(['November 22, 2019 09:45 PM', 'February 04, 2003 09:05 AM'], format='mixed'), dates(['February 04, 2003 09:05 AM', 'November 22, 2019 09:45 PM'], format='mixed'),
    dates(['November 22, 2019 09:45 PM', 'February 04, 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['February 04, 2003 09:05 AM', 'November 22, 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['November 22, 2019 09:45 PM', 'February 04, 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['February 04, 2003 09:05 AM', 'November 22, 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['November 22, 2019 09:45 PM', 'February 04, 2003 09:05 AM'], errors='coerce'), dates(['February 04, 2003 09:05 AM', 'November 22, 2019 09:45 PM'], errors='coerce'),
    dates(['November 22, 2019 09:45 PM', 'February 04, 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['February 04, 2003 09:05 AM', 'November 22, 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['November 22, 2019 09:45 PM', 'February 04, 2003 09:05 AM'], dayfirst=True), dates(['February 04, 2003 09:05 AM', 'November 22, 2019 09:45 PM'], dayfirst=True),
    dates(['November 22, 2019 09:45 PM', 'February 04, 2003 09:05 AM'], ), dates(['February 04, 2003 09:05 AM', 'November 22, 2019 09:45 PM'], ),
]
# case: format-117
result = [
    dates(['November 22, 2019 21', 'February 04, 2003 09'], format='mixed'), dates(['February 04, 2003 09', 'November 22, 2019 21'], format='mixed'),
    dates(['November 22, 2019 21', 'February 04, 2003 09'], format='mixed', dayfirst=True), dates(['February 04, 2003 09', 'November 22, 2019 21'], format='mixed', dayfirst=True),
    dates(['November 22, 2019 21', 'February 04, 2003 09'], format='ISO8601', errors='coerce'), dates(['February 04, 2003 09', 'November 22, 2019 21'], format='ISO8601', errors='coerce'),
    dates(['November 22, 2019 21', 'February 04, 2003 09'], errors='coerce'), dates(['February 04, 2003 09', 'November 22, 2019 21'], errors='coerce'),
    dates(['November 22, 2019 21', 'February 04, 2003 09'], errors='coerce', dayfirst=True), dates(['February 04, 2003 09', 'November 22, 2019 21'], errors='coerce', dayfirst=True),
    dates(['November 22, 2019 21', 'February 04, 2003 09'], dayfirst=True), dates(['February 04, 2003 09', 'November 22, 2019 21'], dayfirst=True),
    dates(['November 22, 2019 21', 'February 04, 2003 09'], ), dates(['February 04, 2003 09', 'November 22, 2019 21'], ),
]
# case: format-118
result = [
    dates(['Nov 22, 2019', 'Feb 04, 2003'], format='mixed'), dates(['Feb 04, 2003', 'Nov 22, 2019'], format='mixed'),
    dates(['Nov 22, 2019', 'Feb 04, 2003'], format='mixed', dayfirst=True), dates(['Feb 04, 2003', 'Nov 22, 2019'], format='mixed', dayfirst=True),
    dates(['Nov 22, 2019', 'Feb 04, 2003'], format='ISO8601', errors='coerce'), dates(['Feb 04, 2003', 'Nov 22, 2019'], format='ISO8601', errors='coerce'),
    dates(['Nov 22, 2019', 'Feb 04, 2003'], errors='coerce'), dates(['Feb 04, 2003', 'Nov 22, 2019'], errors='coerce'),
    dates(['Nov 22, 2019', 'Feb 04, 2003'], errors='coerce', dayfirst=True), dates(['Feb 04, 2003', 'Nov 22, 2019'], errors='coerce', dayfirst=True),
    dates(['Nov 22, 2019', 'Feb 04, 2003'], dayfirst=True), dates(['Feb 04, 2003', 'Nov 22, 2019'], dayfirst=True),
    dates(['Nov 22, 2019', 'Feb 04, 2003'], ), dates(['Feb 04, 2003', 'Nov 22, 2019'], ),
]
# case: format-119
result = [
    dates(['Nov 22, 2019T21:45:56', 'Feb 04, 2003T09:05:06'], format='mixed'), dates(['Feb 04, 2003T09:05:06', 'Nov 22, 2019T21:45:56'], format='mixed'),
    dates(['Nov 22, 2019T21:45:56', 'Feb 04, 2003T09:05:06'], format='mixed', dayfirst=True), dates(['Feb 04, 2003T09:05:06', 'Nov 22, 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Nov 22, 2019T21:45:56', 'Feb 04, 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Feb 04, 2003T09:05:06', 'Nov 22, 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Nov 22, 2019T21:45:56', 'Feb 04, 2003T09:05:06'], errors='coerce'), dates(['Feb 04, 2003T09:05:06', 'Nov 22, 2019T21:45:56'], errors='coerce'),
    dates(['Nov 22, 2019T21:45:56', 'Feb 04, 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Feb 04, 2003T09:05:06', 'Nov 22, 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Nov 22, 2019T21:45:56', 'Feb 04, 2003T09:05:06'], dayfirst=True), dates(['Feb 04, 2003T09:05:06', 'Nov 22, 2019T21:45:56'], dayfirst=True),
    dates(['Nov 22, 2019T21:45:56', 'Feb 04, 2003T09:05:06'], ), dates(['Feb 04, 2003T09:05:06', 'Nov 22, 2019T21:45:56'], ),
]
# case: format-120
result = [
    dates(['Nov 22, 2019 21:45', 'Feb 04, 2003 09:05'], format='mixed'), dates(['Feb 04, 2003 09:05', 'Nov 22, 2019 21:45'], format='mixed'),
    dates(['Nov 22, 2019 21:45', 'Feb 04, 2003 09:05'], format='mixed', dayfirst=True), dates(['Feb 04, 2003 09:05', 'Nov 22, 2019 21:45'], format='mixed', dayfirst=True),
    dates(['Nov 22, 2019 21:45', 'Feb 04, 2003 09:05'], format='ISO8601', errors='coerce'), dates(['Feb 04, 2003 09:05', 'Nov 22, 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Nov 22, 2019 21:45', 'Feb 04, 2003 09:05'], errors='coerce'), dates(['Feb 04, 2003 09:05', 'Nov 22, 2019 21:45'], errors='coerce'),
    dates(['Nov 22, 2019 21:45', 'Feb 04, 2003 09:05'], errors='coerce', dayfirst=True), dates(['Feb 04, 2003 09:05', 'Nov 22, 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Nov 22, 2019 21:45', 'Feb 04, 2003 09:05'], dayfirst=True), dates(['Feb 04, 2003 09:05', 'Nov 22, 2019 21:45'], dayfirst=True),
    dates(['Nov 22, 2019 21:45', 'Feb 04, 2003 09:05'], ), dates(['Feb 04, 2003 09:05', 'Nov 22, 2019 21:45'], ),
]
# case: format-121
result = [
    dates(['Nov 22, 2019 09:45 PM', 'Feb 04, 2003 09:05 AM'], format='mixed'), dates(['Feb 04, 2003 09:05 AM', 'Nov 22, 2019 09:45 PM'], format='mixed'),
    dates(['Nov 22, 2019 09:45 PM', 'Feb 04, 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Feb 04, 2003 09:05 AM', 'Nov 22, 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Nov 22, 2019 09:45 PM', 'Feb 04, 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Feb 04, 2003 09:05 AM', 'Nov 22, 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Nov 22, 2019 09:45 PM', 'Feb 04, 2003 09:05 AM'], errors='coerce'), dates(['Feb 04, 2003 09:05 AM', 'Nov 22, 2019 09:45 PM'], errors='coerce'),
    dates(['Nov 22, 2019 09:45 PM', 'Feb 04, 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Feb 04, 2003 09:05 AM', 'Nov 22, 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Nov 22, 2019 09:45 PM', 'Feb 04, 2003 09:05 AM'], dayfirst=True), dates(['Feb 04, 2003 09:05 AM', 'Nov 22, 2019 09:45 PM'], dayfirst=True),
    dates(['Nov 22, 2019 09:45 PM', 'Feb 04, 2003 09:05 AM'], ), dates(['Feb 04, 2003 09:05 AM', 'Nov 22, 2019 09:45 PM'], ),
]
# case: format-122
result = [
    dates(['Nov 22, 2019 21', 'Feb 04, 2003 09'], format='mixed'), dates(['Feb 04, 2003 09', 'Nov 22, 2019 21'], format='mixed'),
    dates(['Nov 22, 2019 21', 'Feb 04, 2003 09'], format='mixed', dayfirst=True), dates(['Feb 04, 2003 09', 'Nov 22, 2019 21'], format='mixed', dayfirst=True),
    dates(['Nov 22, 2019 21', 'Feb 04, 2003 09'], format='ISO8601', errors='coerce'), dates(['Feb 04, 2003 09', 'Nov 22, 2019 21'], format='ISO8601', errors='coerce'),
    dates(['Nov 22, 2019 21', 'Feb 04, 2003 09'], errors='coerce'), dates(['Feb 04, 2003 09', 'Nov 22, 2019 21'], errors='coerce'),
    dates(['Nov 22, 2019 21', 'Feb 04, 2003 09'], errors='coerce', dayfirst=True), dates(['Feb 04, 2003 09', 'Nov 22, 2019 21'], errors='coerce', dayfirst=True),
    dates(['Nov 22, 2019 21', 'Feb 04, 2003 09'], dayfirst=True), dates(['Feb 04, 2003 09', 'Nov 22, 2019 21'], dayfirst=True),
    dates(['Nov 22, 2019 21', 'Feb 04, 2003 09'], ), dates(['Feb 04, 2003 09', 'Nov 22, 2019 21'], ),
]
# case: format-123
result = [
    dates(['November 22 2019', 'February 04 2003'], format='mixed'), dates(['February 04 2003', 'November 22 2019'], format='mixed'),
    dates(['November 22 2019', 'February 04 2003'], format='mixed', dayfirst=True), dates(['February 04 2003', 'November 22 2019'], format='mixed', dayfirst=True),
    dates(['November 22 2019', 'February 04 2003'], format='ISO8601', errors='coerce'), dates(['February 04 2003', 'November 22 2019'], format='ISO8601', errors='coerce'),
    dates(['November 22 2019', 'February 04 2003'], errors='coerce'), dates(['February 04 2003', 'November 22 2019'], errors='coerce'),
    dates(['November 22 2019', 'February 04 2003'], errors='coerce', dayfirst=True), dates(['February 04 2003', 'November 22 2019'], errors='coerce', dayfirst=True),
    dates(['November 22 2019', 'February 04 2003'], dayfirst=True), dates(['February 04 2003', 'November 22 2019'], dayfirst=True),
    dates(['November 22 2019', 'February 04 2003'], ), dates(['February 04 2003', 'November 22 2019'], ),
]
# case: format-124
result = [
    dates(['November 22 2019T21:45:56', 'February 04 2003T09:05:06'], format='mixed'), dates(['February 04 2003T09:05:06', 'November 22 2019T21:45:56'], format='mixed'),
    dates(['November 22 2019T21:45:56', 'February 04 2003T09:05:06'], format='mixed', dayfirst=True), dates(['February 04 2003T09:05:06', 'November 22 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['November 22 2019T21:45:56', 'February 04 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['February 04 2003T09:05:06', 'November 22 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['November 22 2019T21:45:56', 'February 04 2003T09:05:06'], errors='coerce'), dates(['February 04 2003T09:05:06', 'November 22 2019T21:45:56'], errors='coerce'),
    dates(['November 22 2019T21:45:56', 'February 04 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['February 04 2003T09:05:06', 'November 22 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['November 22 2019T21:45:56', 'February 04 2003T09:05:06'], dayfirst=True), dates(['February 04 2003T09:05:06', 'November 22 2019T21:45:56'], dayfirst=True),
    dates(['November 22 2019T21:45:56', 'February 04 2003T09:05:06'], ), dates(['February 04 2003T09:05:06', 'November 22 2019T21:45:56'], ),
]
# case: format-125
result = [
    dates(['November 22 2019 21:45', 'February 04 2003 09:05'], format='mixed'), dates(['February 04 2003 09:05', 'November 22 2019 21:45'], format='mixed'),
    dates(['November 22 2019 21:45', 'February 04 2003 09:05'], format='mixed', dayfirst=True), dates(['February 04 2003 09:05', 'November 22 2019 21:45'], format='mixed', dayfirst=True),
    dates(['November 22 2019 21:45', 'February 04 2003 09:05'], format='ISO8601', errors='coerce'), dates(['February 04 2003 09:05', 'November 22 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['November 22 2019 21:45', 'February 04 2003 09:05'], errors='coerce'), dates(['February 04 2003 09:05', 'November 22 2019 21:45'], errors='coerce'),
    dates(['November 22 2019 21:45', 'February 04 2003 09:05'], errors='coerce', dayfirst=True), dates(['February 04 2003 09:05', 'November 22 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['November 22 2019 21:45', 'February 04 2003 09:05'], dayfirst=True), dates(['February 04 2003 09:05', 'November 22 2019 21:45'], dayfirst=True),
    dates(['November 22 2019 21:45', 'February 04 2003 09:05'], ), dates(['February 04 2003 09:05', 'November 22 2019 21:45'], ),
]
# case: format-126
result = [
    dates(['November 22 2019 09:45 PM', 'February 04 2003 09:05 AM'], format='mixed'), dates(['February 04 2003 09:05 AM', 'November 22 2019 09:45 PM'], format='mixed'),
    dates(['November 22 2019 09:45 PM', 'February 04 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['February 04 2003 09:05 AM', 'November 22 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['November 22 2019 09:45 PM', 'February 04 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['February 04 2003 09:05 AM', 'November 22 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['November 22 2019 09:45 PM', 'February 04 2003 09:05 AM'], errors='coerce'), dates(['February 04 2003 09:05 AM', 'November 22 2019 09:45 PM'], errors='coerce'),
    dates(['November 22 2019 09:45 PM', 'February 04 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['February 04 2003 09:05 AM', 'November 22 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['November 22 2019 09:45 PM', 'February 04 2003 09:05 AM'], dayfirst=True), dates(['February 04 2003 09:05 AM', 'November 22 2019 09:45 PM'], dayfirst=True),
    dates(['November 22 2019 09:45 PM', 'February 04 2003 09:05 AM'], ), dates(['February 04 2003 09:05 AM', 'November 22 2019 09:45 PM'], ),
]
# case: format-127
result = [
    dates(['November 22 2019 21', 'February 04 2003 09'], format='mixed'), dates(['February 04 2003 09', 'November 22 2019 21'], format='mixed'),
    dates(['November 22 2019 21', 'February 04 2003 09'], format='mixed', dayfirst=True), dates(['February 04 2003 09', 'November 22 2019 21'], format='mixed', dayfirst=True),
    dates(['November 22 2019 21', 'February 04 2003 09'], format='ISO8601', errors='coerce'), dates(['February 04 2003 09', 'November 22 2019 21'], format='ISO8601', errors='coerce'),
    dates(['November 22 2019 21', 'February 04 2003 09'], errors='coerce'), dates(['February 04 2003 09', 'November 22 2019 21'], errors='coerce'),
    dates(['November 22 2019 21', 'February 04 2003 09'], errors='coerce', dayfirst=True), dates(['February 04 2003 09', 'November 22 2019 21'], errors='coerce', dayfirst=True),
    dates(['November 22 2019 21', 'February 04 2003 09'], dayfirst=True), dates(['February 04 2003 09', 'November 22 2019 21'], dayfirst=True),
    dates(['November 22 2019 21', 'February 04 2003 09'], ), dates(['February 04 2003 09', 'November 22 2019 21'], ),
]
# case: format-128
result = [
    dates(['Nov 22 2019', 'Feb 04 2003'], format='mixed'), dates(['Feb 04 2003', 'Nov 22 2019'], format='mixed'),
    dates(['Nov 22 2019', 'Feb 04 2003'], format='mixed', dayfirst=True), dates(['Feb 04 2003', 'Nov 22 2019'], format='mixed', dayfirst=True),
    dates(['Nov 22 2019', 'Feb 04 2003'], format='ISO8601', errors='coerce'), dates(['Feb 04 2003', 'Nov 22 2019'], format='ISO8601', errors='coerce'),
    dates(['Nov 22 2019', 'Feb 04 2003'], errors='coerce'), dates(['Feb 04 2003', 'Nov 22 2019'], errors='coerce'),
    dates(['Nov 22 2019', 'Feb 04 2003'], errors='coerce', dayfirst=True), dates(['Feb 04 2003', 'Nov 22 2019'], errors='coerce', dayfirst=True),
    dates(['Nov 22 2019', 'Feb 04 2003'], dayfirst=True), dates(['Feb 04 2003', 'Nov 22 2019'], dayfirst=True),
    dates(['Nov 22 2019', 'Feb 04 2003'], ), dates(['Feb 04 2003', 'Nov 22 2019'], ),
]
# case: format-129
result = [
    dates(['Nov 22 2019T21:45:56', 'Feb 04 2003T09:05:06'], format='mixed'), dates(['Feb 04 2003T09:05:06', 'Nov 22 2019T21:45:56'], format='mixed'),
    dates(['Nov 22 2019T21:45:56', 'Feb 04 2003T09:05:06'], format='mixed', dayfirst=True), dates(['Feb 04 2003T09:05:06', 'Nov 22 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Nov 22 2019T21:45:56', 'Feb 04 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Feb 04 2003T09:05:06', 'Nov 22 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Nov 22 2019T21:45:56', 'Feb 04 2003T09:05:06'], errors='coerce'), dates(['Feb 04 2003T09:05:06', 'Nov 22 2019T21:45:56'], errors='coerce'),
    dates(['Nov 22 2019T21:45:56', 'Feb 04 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Feb 04 2003T09:05:06', 'Nov 22 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Nov 22 2019T21:45:56', 'Feb 04 2003T09:05:06'], dayfirst=True), dates(['Feb 04 2003T09:05:06', 'Nov 22 2019T21:45:56'], dayfirst=True),
    dates(['Nov 22 2019T21:45:56', 'Feb 04 2003T09:05:06'], ), dates(['Feb 04 2003T09:05:06', 'Nov 22 2019T21:45:56'], ),
]
# case: format-130
result = [
    dates(['Nov 22 2019 21:45', 'Feb 04 2003 09:05'], format='mixed'), dates(['Feb 04 2003 09:05', 'Nov 22 2019 21:45'], format='mixed'),
    dates(['Nov 22 2019 21:45', 'Feb 04 2003 09:05'], format='mixed', dayfirst=True), dates(['Feb 04 2003 09:05', 'Nov 22 2019 21:45'], format='mixed', dayfirst=True),
    dates(['Nov 22 2019 21:45', 'Feb 04 2003 09:05'], format='ISO8601', errors='coerce'), dates(['Feb 04 2003 09:05', 'Nov 22 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Nov 22 2019 21:45', 'Feb 04 2003 09:05'], errors='coerce'), dates(['Feb 04 2003 09:05', 'Nov 22 2019 21:45'], errors='coerce'),
    dates(['Nov 22 2019 21:45', 'Feb 04 2003 09:05'], errors='coerce', dayfirst=True), dates(['Feb 04 2003 09:05', 'Nov 22 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Nov 22 2019 21:45', 'Feb 04 2003 09:05'], dayfirst=True), dates(['Feb 04 2003 09:05', 'Nov 22 2019 21:45'], dayfirst=True),
    dates(['Nov 22 2019 21:45', 'Feb 04 2003 09:05'], ), dates(['Feb 04 2003 09:05', 'Nov 22 2019 21:45'], ),
]
# case: format-131
result = [
    dates(['Nov 22 2019 09:45 PM', 'Feb 04 2003 09:05 AM'], format='mixed'), dates(['Feb 04 2003 09:05 AM', 'Nov 22 2019 09:45 PM'], format='mixed'),
    dates(['Nov 22 2019 09:45 PM', 'Feb 04 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Feb 04 2003 09:05 AM', 'Nov 22 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Nov 22 2019 09:45 PM', 'Feb 04 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Feb 04 2003 09:05 AM', 'Nov 22 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Nov 22 2019 09:45 PM', 'Feb 04 2003 09:05 AM'], errors='coerce'), dates(['Feb 04 2003 09:05 AM', 'Nov 22 2019 09:45 PM'], errors='coerce'),
    dates(['Nov 22 2019 09:45 PM', 'Feb 04 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Feb 04 2003 09:05 AM', 'Nov 22 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Nov 22 2019 09:45 PM', 'Feb 04 2003 09:05 AM'], dayfirst=True), dates(['Feb 04 2003 09:05 AM', 'Nov 22 2019 09:45 PM'], dayfirst=True),
    dates(['Nov 22 2019 09:45 PM', 'Feb 04 2003 09:05 AM'], ), dates(['Feb 04 2003 09:05 AM', 'Nov 22 2019 09:45 PM'], ),
]
# case: format-132
result = [
    dates(['Nov 22 2019 21', 'Feb 04 2003 09'], format='mixed'), dates(['Feb 04 2003 09', 'Nov 22 2019 21'], format='mixed'),
    dates(['Nov 22 2019 21', 'Feb 04 2003 09'], format='mixed', dayfirst=True), dates(['Feb 04 2003 09', 'Nov 22 2019 21'], format='mixed', dayfirst=True),
    dates(['Nov 22 2019 21', 'Feb 04 2003 09'], format='ISO8601', errors='coerce'), dates(['Feb 04 2003 09', 'Nov 22 2019 21'], format='ISO8601', errors='coerce'),
    dates(['Nov 22 2019 21', 'Feb 04 2003 09'], errors='coerce'), dates(['Feb 04 2003 09', 'Nov 22 2019 21'], errors='coerce'),
    dates(['Nov 22 2019 21', 'Feb 04 2003 09'], errors='coerce', dayfirst=True), dates(['Feb 04 2003 09', 'Nov 22 2019 21'], errors='coerce', dayfirst=True),
    dates(['Nov 22 2019 21', 'Feb 04 2003 09'], dayfirst=True), dates(['Feb 04 2003 09', 'Nov 22 2019 21'], dayfirst=True),
    dates(['Nov 22 2019 21', 'Feb 04 2003 09'], ), dates(['Feb 04 2003 09', 'Nov 22 2019 21'], ),
]
# case: format-133
result = [
    dates(['Nov. 22, 2019', 'Feb. 04, 2003'], format='mixed'), dates(['Feb. 04, 2003', 'Nov. 22, 2019'], format='mixed'),
    dates(['Nov. 22, 2019', 'Feb. 04, 2003'], format='mixed', dayfirst=True), dates(['Feb. 04, 2003', 'Nov. 22, 2019'], format='mixed', dayfirst=True),
    dates(['Nov. 22, 2019', 'Feb. 04, 2003'], format='ISO8601', errors='coerce'), dates(['Feb. 04, 2003', 'Nov. 22, 2019'], format='ISO8601', errors='coerce'),
    dates(['Nov. 22, 2019', 'Feb. 04, 2003'], errors='coerce'), dates(['Feb. 04, 2003', 'Nov. 22, 2019'], errors='coerce'),
    dates(['Nov. 22, 2019', 'Feb. 04, 2003'], errors='coerce', dayfirst=True), dates(['Feb. 04, 2003', 'Nov. 22, 2019'], errors='coerce', dayfirst=True),
    dates(['Nov. 22, 2019', 'Feb. 04, 2003'], dayfirst=True), dates(['Feb. 04, 2003', 'Nov. 22, 2019'], dayfirst=True),
    dates(['Nov. 22, 2019', 'Feb. 04, 2003'], ), dates(['Feb. 04, 2003', 'Nov. 22, 2019'], ),
]
# case: format-134
result = [
    dates(['Nov. 22, 2019T21:45:56', 'Feb. 04, 2003T09:05:06'], format='mixed'), dates(['Feb. 04, 2003T09:05:06', 'Nov. 22, 2019T21:45:56'], format='mixed'),
    dates(['Nov. 22, 2019T21:45:56', 'Feb. 04, 2003T09:05:06'], format='mixed', dayfirst=True), dates(['Feb. 04, 2003T09:05:06', 'Nov. 22, 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Nov. 22, 2019T21:45:56', 'Feb. 04, 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Feb. 04, 2003T09:05:06', 'Nov. 22, 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Nov. 22, 2019T21:45:56', 'Feb. 04, 2003T09:05:06'], errors='coerce'), dates(['Feb. 04, 2003T09:05:06', 'Nov. 22, 2019T21:45:56'], errors='coerce'),
    dates(['Nov. 22, 2019T21:45:56', 'Feb. 04, 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Feb. 04, 2003T09:05:06', 'Nov. 22, 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Nov. 22, 2019T21:45:56', 'Feb. 04, 2003T09:05:06'], dayfirst=True), dates(['Feb. 04, 2003T09:05:06', 'Nov. 22, 2019T21:45:56'], dayfirst=True),
    dates(['Nov. 22, 2019T21:45:56', 'Feb. 04, 2003T09:05:06'], ), dates(['Feb. 04, 2003T09:05:06', 'Nov. 22, 2019T21:45:56'], ),
]
# case: format-135
result = [
    dates(['Nov. 22, 2019 21:45', 'Feb. 04, 2003 09:05'], format='mixed'), dates(['Feb. 04, 2003 09:05', 'Nov. 22, 2019 21:45'], format='mixed'),
    dates(['Nov. 22, 2019 21:45', 'Feb. 04, 2003 09:05'], format='mixed', dayfirst=True), dates(['Feb. 04, 2003 09:05', 'Nov. 22, 2019 21:45'], format='mixed', dayfirst=True),
    dates(['Nov. 22, 2019 21:45', 'Feb. 04, 2003 09:05'], format='ISO8601', errors='coerce'), dates(['Feb. 04, 2003 09:05', 'Nov. 22, 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Nov. 22, 2019 21:45', 'Feb. 04, 2003 09:05'], errors='coerce'), dates(['Feb. 04, 2003 09:05', 'Nov. 22, 2019 21:45'], errors='coerce'),
    dates(['Nov. 22, 2019 21:45', 'Feb. 04, 2003 09:05'], errors='coerce', dayfirst=True), dates(['Feb. 04, 2003 09:05', 'Nov. 22, 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Nov. 22, 2019 21:45', 'Feb. 04, 2003 09:05'], dayfirst=True), dates(['Feb. 04, 2003 09:05', 'Nov. 22, 2019 21:45'], dayfirst=True),
    dates(['Nov. 22, 2019 21:45', 'Feb. 04, 2003 09:05'], ), dates(['Feb. 04, 2003 09:05', 'Nov. 22, 2019 21:45'], ),
]
# case: format-136
result = [
    dates(['Nov. 22, 2019 09:45 PM', 'Feb. 04, 2003 09:05 AM'], format='mixed'), dates(['Feb. 04, 2003 09:05 AM', 'Nov. 22, 2019 09:45 PM'], format='mixed'),
    dates(['Nov. 22, 2019 09:45 PM', 'Feb. 04, 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Feb. 04, 2003 09:05 AM', 'Nov. 22, 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Nov. 22, 2019 09:45 PM', 'Feb. 04, 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Feb. 04, 2003 09:05 AM', 'Nov. 22, 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Nov. 22, 2019 09:45 PM', 'Feb. 04, 2003 09:05 AM'], errors='coerce'), dates(['Feb. 04, 2003 09:05 AM', 'Nov. 22, 2019 09:45 PM'], errors='coerce'),
    dates(['Nov. 22, 2019 09:45 PM', 'Feb. 04, 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Feb. 04, 2003 09:05 AM', 'Nov. 22, 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Nov. 22, 2019 09:45 PM', 'Feb. 04, 2003 09:05 AM'], dayfirst=True), dates(['Feb. 04, 2003 09:05 AM', 'Nov. 22, 2019 09:45 PM'], dayfirst=True),
    dates(['Nov. 22, 2019 09:45 PM', 'Feb. 04, 2003 09:05 AM'], ), dates(['Feb. 04, 2003 09:05 AM', 'Nov. 22, 2019 09:45 PM'], ),
]
# case: format-137
result = [
    dates(['Nov. 22, 2019 21', 'Feb. 04, 2003 09'], format='mixed'), dates(['Feb. 04, 2003 09', 'Nov. 22, 2019 21'], format='mixed'),
    dates(['Nov. 22, 2019 21', 'Feb. 04, 2003 09'], format='mixed', dayfirst=True), dates(['Feb. 04, 2003 09', 'Nov. 22, 2019 21'], format='mixed', dayfirst=True),
    dates(['Nov. 22, 2019 21', 'Feb. 04, 2003 09'], format='ISO8601', errors='coerce'), dates(['Feb. 04, 2003 09', 'Nov. 22, 2019 21'], format='ISO8601', errors='coerce'),
    dates(['Nov. 22, 2019 21', 'Feb. 04, 2003 09'], errors='coerce'), dates(['Feb. 04, 2003 09', 'Nov. 22, 2019 21'], errors='coerce'),
    dates(['Nov. 22, 2019 21', 'Feb. 04, 2003 09'], errors='coerce', dayfirst=True), dates(['Feb. 04, 2003 09', 'Nov. 22, 2019 21'], errors='coerce', dayfirst=True),
    dates(['Nov. 22, 2019 21', 'Feb. 04, 2003 09'], dayfirst=True), dates(['Feb. 04, 2003 09', 'Nov. 22, 2019 21'], dayfirst=True),
    dates(['Nov. 22, 2019 21', 'Feb. 04, 2003 09'], ), dates(['Feb. 04, 2003 09', 'Nov. 22, 2019 21'], ),
]
# case: format-138
result = [
    dates(['22 November, 2019', '04 February, 2003'], format='mixed'), dates(['04 February, 2003', '22 November, 2019'], format='mixed'),
    dates(['22 November, 2019', '04 February, 2003'], format='mixed', dayfirst=True), dates(['04 February, 2003', '22 November, 2019'], format='mixed', dayfirst=True),
    dates(['22 November, 2019', '04 February, 2003'], format='ISO8601', errors='coerce'), dates(['04 February, 2003', '22 November, 2019'], format='ISO8601', errors='coerce'),
    dates(['22 November, 2019', '04 February, 2003'], errors='coerce'), dates(['04 February, 2003', '22 November, 2019'], errors='coerce'),
    dates(['22 November, 2019', '04 February, 2003'], errors='coerce', dayfirst=True), dates(['04 February, 2003', '22 November, 2019'], errors='coerce', dayfirst=True),
    dates(['22 November, 2019', '04 February, 2003'], dayfirst=True), dates(['04 February, 2003', '22 November, 2019'], dayfirst=True),
    dates(['22 November, 2019', '04 February, 2003'], ), dates(['04 February, 2003', '22 November, 2019'], ),
]
# case: format-139
result = [
    dates(['22 November, 2019T21:45:56', '04 February, 2003T09:05:06'], format='mixed'), dates(['04 February, 2003T09:05:06', '22 November, 2019T21:45:56'], format='mixed'),
    dates(['22 November, 2019T21:45:56', '04 February, 2003T09:05:06'], format='mixed', dayfirst=True), dates(['04 February, 2003T09:05:06', '22 November, 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['22 November, 2019T21:45:56', '04 February, 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['04 February, 2003T09:05:06', '22 November, 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22 November, 2019T21:45:56', '04 February, 2003T09:05:06'], errors='coerce'), dates(['04 February, 2003T09:05:06', '22 November, 2019T21:45:56'], errors='coerce'),
    dates(['22 November, 2019T21:45:56', '04 February, 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['04 February, 2003T09:05:06', '22 November, 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22 November, 2019T21:45:56', '04 February, 2003T09:05:06'], dayfirst=True), dates(['04 February, 2003T09:05:06', '22 November, 2019T21:45:56'], dayfirst=True),
    dates(['22 November, 2019T21:45:56', '04 February, 2003T09:05:06'], ), dates(['04 February, 2003T09:05:06', '22 November, 2019T21:45:56'], ),
]
# case: format-140
result = [
    dates(['22 November, 2019 21:45', '04 February, 2003 09:05'], format='mixed'), dates(['04 February, 2003 09:05', '22 November, 2019 21:45'], format='mixed'),
    dates(['22 November, 2019 21:45', '04 February, 2003 09:05'], format='mixed', dayfirst=True), dates(['04 February, 2003 09:05', '22 November, 2019 21:45'], format='mixed', dayfirst=True),
    dates(['22 November, 2019 21:45', '04 February, 2003 09:05'], format='ISO8601', errors='coerce'), dates(['04 February, 2003 09:05', '22 November, 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['22 November, 2019 21:45', '04 February, 2003 09:05'], errors='coerce'), dates(['04 February, 2003 09:05', '22 November, 2019 21:45'], errors='coerce'),
    dates(['22 November, 2019 21:45', '04 February, 2003 09:05'], errors='coerce', dayfirst=True), dates(['04 February, 2003 09:05', '22 November, 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['22 November, 2019 21:45', '04 February, 2003 09:05'], dayfirst=True), dates(['04 February, 2003 09:05', '22 November, 2019 21:45'], dayfirst=True),
    dates(['22 November, 2019 21:45', '04 February, 2003 09:05'], ), dates(['04 February, 2003 09:05', '22 November, 2019 21:45'], ),
]
# case: format-141
result = [
    dates(['22 November, 2019 09:45 PM', '04 February, 2003 09:05 AM'], format='mixed'), dates(['04 February, 2003 09:05 AM', '22 November, 2019 09:45 PM'], format='mixed'),
    dates(['22 November, 2019 09:45 PM', '04 February, 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['04 February, 2003 09:05 AM', '22 November, 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22 November, 2019 09:45 PM', '04 February, 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04 February, 2003 09:05 AM', '22 November, 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22 November, 2019 09:45 PM', '04 February, 2003 09:05 AM'], errors='coerce'), dates(['04 February, 2003 09:05 AM', '22 November, 2019 09:45 PM'], errors='coerce'),
    dates(['22 November, 2019 09:45 PM', '04 February, 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['04 February, 2003 09:05 AM', '22 November, 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22 November, 2019 09:45 PM', '04 February, 2003 09:05 AM'], dayfirst=True), dates(['04 February, 2003 09:05 AM', '22 November, 2019 09:45 PM'], dayfirst=True),
    dates(['22 November, 2019 09:45 PM', '04 February, 2003 09:05 AM'], ), dates(['04 February, 2003 09:05 AM', '22 November, 2019 09:45 PM'], ),
]
# case: format-142
result = [
    dates(['22 November, 2019 21', '04 February, 2003 09'], format='mixed'), dates(['04 February, 2003 09', '22 November, 2019 21'], format='mixed'),
    dates(['22 November, 2019 21', '04 February, 2003 09'], format='mixed', dayfirst=True), dates(['04 February, 2003 09', '22 November, 2019 21'], format='mixed', dayfirst=True),
    dates(['22 November, 2019 21', '04 February, 2003 09'], format='ISO8601', errors='coerce'), dates(['04 February, 2003 09', '22 November, 2019 21'], format='ISO8601', errors='coerce'),
    dates(['22 November, 2019 21', '04 February, 2003 09'], errors='coerce'), dates(['04 February, 2003 09', '22 November, 2019 21'], errors='coerce'),
    dates(['22 November, 2019 21', '04 February, 2003 09'], errors='coerce', dayfirst=True), dates(['04 February, 2003 09', '22 November, 2019 21'], errors='coerce', dayfirst=True),
    dates(['22 November, 2019 21', '04 February, 2003 09'], dayfirst=True), dates(['04 February, 2003 09', '22 November, 2019 21'], dayfirst=True),
    dates(['22 November, 2019 21', '04 February, 2003 09'], ), dates(['04 February, 2003 09', '22 November, 2019 21'], ),
]
# case: format-143
result = [
    dates(['22 Nov, 2019', '04 Feb, 2003'], format='mixed'), dates(['04 Feb, 2003', '22 Nov, 2019'], format='mixed'),
    dates(['22 Nov, 2019', '04 Feb, 2003'], format='mixed', dayfirst=True), dates(['04 Feb, 2003', '22 Nov, 2019'], format='mixed', dayfirst=True),
    dates(['22 Nov, 2019', '04 Feb, 2003'], format='ISO8601', errors='coerce'), dates(['04 Feb, 2003', '22 Nov, 2019'], format='ISO8601', errors='coerce'),
    dates(['22 Nov, 2019', '04 Feb, 2003'], errors='coerce'), dates(['04 Feb, 2003', '22 Nov, 2019'], errors='coerce'),
    dates(['22 Nov, 2019', '04 Feb, 2003'], errors='coerce', dayfirst=True), dates(['04 Feb, 2003', '22 Nov, 2019'], errors='coerce', dayfirst=True),
    dates(['22 Nov, 2019', '04 Feb, 2003'], dayfirst=True), dates(['04 Feb, 2003', '22 Nov, 2019'], dayfirst=True),
    dates(['22 Nov, 2019', '04 Feb, 2003'], ), dates(['04 Feb, 2003', '22 Nov, 2019'], ),
]
# case: format-144
result = [
    dates(['22 Nov, 2019T21:45:56', '04 Feb, 2003T09:05:06'], format='mixed'), dates(['04 Feb, 2003T09:05:06', '22 Nov, 2019T21:45:56'], format='mixed'),
    dates(['22 Nov, 2019T21:45:56', '04 Feb, 2003T09:05:06'], format='mixed', dayfirst=True), dates(['04 Feb, 2003T09:05:06', '22 Nov, 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['22 Nov, 2019T21:45:56', '04 Feb, 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['04 Feb, 2003T09:05:06', '22 Nov, 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22 Nov, 2019T21:45:56', '04 Feb, 2003T09:05:06'], errors='coerce'), dates(['04 Feb, 2003T09:05:06', '22 Nov, 2019T21:45:56'], errors='coerce'),
    dates(['22 Nov, 2019T21:45:56', '04 Feb, 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['04 Feb, 2003T09:05:06', '22 Nov, 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22 Nov, 2019T21:45:56', '04 Feb, 2003T09:05:06'], dayfirst=True), dates(['04 Feb, 2003T09:05:06', '22 Nov, 2019T21:45:56'], dayfirst=True),
    dates(['22 Nov, 2019T21:45:56', '04 Feb, 2003T09:05:06'], ), dates(['04 Feb, 2003T09:05:06', '22 Nov, 2019T21:45:56'], ),
]
# case: format-145
result = [
    dates(['22 Nov, 2019 21:45', '04 Feb, 2003 09:05'], format='mixed'), dates(['04 Feb, 2003 09:05', '22 Nov, 2019 21:45'], format='mixed'),
    dates(['22 Nov, 2019 21:45', '04 Feb, 2003 09:05'], format='mixed', dayfirst=True), dates(['04 Feb, 2003 09:05', '22 Nov, 2019 21:45'], format='mixed', dayfirst=True),
    dates(['22 Nov, 2019 21:45', '04 Feb, 2003 09:05'], format='ISO8601', errors='coerce'), dates(['04 Feb, 2003 09:05', '22 Nov, 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['22 Nov, 2019 21:45', '04 Feb, 2003 09:05'], errors='coerce'), dates(['04 Feb, 2003 09:05', '22 Nov, 2019 21:45'], errors='coerce'),
    dates(['22 Nov, 2019 21:45', '04 Feb, 2003 09:05'], errors='coerce', dayfirst=True), dates(['04 Feb, 2003 09:05', '22 Nov, 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['22 Nov, 2019 21:45', '04 Feb, 2003 09:05'], dayfirst=True), dates(['04 Feb, 2003 09:05', '22 Nov, 2019 21:45'], dayfirst=True),
    dates(['22 Nov, 2019 21:45', '04 Feb, 2003 09:05'], ), dates(['04 Feb, 2003 09:05', '22 Nov, 2019 21:45'], ),
]
# case: format-146
result = [
    dates(['22 Nov, 2019 09:45 PM', '04 Feb, 2003 09:05 AM'], format='mixed'), dates(['04 Feb, 2003 09:05 AM', '22 Nov, 2019 09:45 PM'], format='mixed'),
    dates(['22 Nov, 2019 09:45 PM', '04 Feb, 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['04 Feb, 2003 09:05 AM', '22 Nov, 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22 Nov, 2019 09:45 PM', '04 Feb, 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04 Feb, 2003 09:05 AM', '22 Nov, 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22 Nov, 2019 09:45 PM', '04 Feb, 2003 09:05 AM'], errors='coerce'), dates(['04 Feb, 2003 09:05 AM', '22 Nov, 2019 09:45 PM'], errors='coerce'),
    dates(['22 Nov, 2019 09:45 PM', '04 Feb, 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['04 Feb, 2003 09:05 AM', '22 Nov, 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22 Nov, 2019 09:45 PM', '04 Feb, 2003 09:05 AM'], dayfirst=True), dates(['04 Feb, 2003 09:05 AM', '22 Nov, 2019 09:45 PM'], dayfirst=True),
    dates(['22 Nov, 2019 09:45 PM', '04 Feb, 2003 09:05 AM'], ), dates(['04 Feb, 2003 09:05 AM', '22 Nov, 2019 09:45 PM'], ),
]
# case: format-147
result = [
    dates(['22 Nov, 2019 21', '04 Feb, 2003 09'], format='mixed'), dates(['04 Feb, 2003 09', '22 Nov, 2019 21'], format='mixed'),
    dates(['22 Nov, 2019 21', '04 Feb, 2003 09'], format='mixed', dayfirst=True), dates(['04 Feb, 2003 09', '22 Nov, 2019 21'], format='mixed', dayfirst=True),
    dates(['22 Nov, 2019 21', '04 Feb, 2003 09'], format='ISO8601', errors='coerce'), dates(['04 Feb, 2003 09', '22 Nov, 2019 21'], format='ISO8601', errors='coerce'),
    dates(['22 Nov, 2019 21', '04 Feb, 2003 09'], errors='coerce'), dates(['04 Feb, 2003 09', '22 Nov, 2019 21'], errors='coerce'),
    dates(['22 Nov, 2019 21', '04 Feb, 2003 09'], errors='coerce', dayfirst=True), dates(['04 Feb, 2003 09', '22 Nov, 2019 21'], errors='coerce', dayfirst=True),
    dates(['22 Nov, 2019 21', '04 Feb, 2003 09'], dayfirst=True), dates(['04 Feb, 2003 09', '22 Nov, 2019 21'], dayfirst=True),
    dates(['22 Nov, 2019 21', '04 Feb, 2003 09'], ), dates(['04 Feb, 2003 09', '22 Nov, 2019 21'], ),
]
# case: format-148
result = [
    dates(['November 2019', 'February 2003'], format='mixed'), dates(['February 2003', 'November 2019'], format='mixed'),
    dates(['November 2019', 'February 2003'], format='mixed', dayfirst=True), dates(['February 2003', 'November 2019'], format='mixed', dayfirst=True),
    dates(['November 2019', 'February 2003'], format='ISO8601', errors='coerce'), dates(['February 2003', 'November 2019'], format='ISO8601', errors='coerce'),
    dates(['November 2019', 'February 2003'], errors='coerce'), dates(['February 2003', 'November 2019'], errors='coerce'),
    dates(['November 2019', 'February 2003'], errors='coerce', dayfirst=True), dates(['February 2003', 'November 2019'], errors='coerce', dayfirst=True),
    dates(['November 2019', 'February 2003'], dayfirst=True), dates(['February 2003', 'November 2019'], dayfirst=True),
    dates(['November 2019', 'February 2003'], ), dates(['February 2003', 'November 2019'], ),
]
# case: format-149
result = [
    dates(['November 2019T21:45:56', 'February 2003T09:05:06'], format='mixed'), dates(['February 2003T09:05:06', 'November 2019T21:45:56'], format='mixed'),
    dates(['November 2019T21:45:56', 'February 2003T09:05:06'], format='mixed', dayfirst=True), dates(['February 2003T09:05:06', 'November 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['November 2019T21:45:56', 'February 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['February 2003T09:05:06', 'November 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['November 2019T21:45:56', 'February 2003T09:05:06'], errors='coerce'), dates(['February 2003T09:05:06', 'November 2019T21:45:56'], errors='coerce'),
    dates(['November 2019T21:45:56', 'February 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['February 2003T09:05:06', 'November 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['November 2019T21:45:56', 'February 2003T09:05:06'], dayfirst=True), dates(['February 2003T09:05:06', 'November 2019T21:45:56'], dayfirst=True),
    dates(['November 2019T21:45:56', 'February 2003T09:05:06'], ), dates(['February 2003T09:05:06', 'November 2019T21:45:56'], ),
]
# case: format-150
result = [
    dates(['November 2019 21:45', 'February 2003 09:05'], format='mixed'), dates(['February 2003 09:05', 'November 2019 21:45'], format='mixed'),
    dates(['November 2019 21:45', 'February 2003 09:05'], format='mixed', dayfirst=True), dates(['February 2003 09:05', 'November 2019 21:45'], format='mixed', dayfirst=True),
    dates(['November 2019 21:45', 'February 2003 09:05'], format='ISO8601', errors='coerce'), dates(['February 2003 09:05', 'November 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['November 2019 21:45', 'February 2003 09:05'], errors='coerce'), dates(['February 2003 09:05', 'November 2019 21:45'], errors='coerce'),
    dates(['November 2019 21:45', 'February 2003 09:05'], errors='coerce', dayfirst=True), dates(['February 2003 09:05', 'November 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['November 2019 21:45', 'February 2003 09:05'], dayfirst=True), dates(['February 2003 09:05', 'November 2019 21:45'], dayfirst=True),
    dates(['November 2019 21:45', 'February 2003 09:05'], ), dates(['February 2003 09:05', 'November 2019 21:45'], ),
]
# case: format-151
result = [
    dates(['November 2019 09:45 PM', 'February 2003 09:05 AM'], format='mixed'), dates(['February 2003 09:05 AM', 'November 2019 09:45 PM'], format='mixed'),
    dates(['November 2019 09:45 PM', 'February 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['February 2003 09:05 AM', 'November 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['November 2019 09:45 PM', 'February 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['February 2003 09:05 AM', 'November 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['November 2019 09:45 PM', 'February 2003 09:05 AM'], errors='coerce'), dates(['February 2003 09:05 AM', 'November 2019 09:45 PM'], errors='coerce'),
    dates(['November 2019 09:45 PM', 'February 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['February 2003 09:05 AM', 'November 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['November 2019 09:45 PM', 'February 2003 09:05 AM'], dayfirst=True), dates(['February 2003 09:05 AM', 'November 2019 09:45 PM'], dayfirst=True),
    dates(['November 2019 09:45 PM', 'February 2003 09:05 AM'], ), dates(['February 2003 09:05 AM', 'November 2019 09:45 PM'], ),
]
# case: format-152
result = [
    dates(['Nov 2019', 'Feb 2003'], format='mixed'), dates(['Feb 2003', 'Nov 2019'], format='mixed'),
    dates(['Nov 2019', 'Feb 2003'], format='mixed', dayfirst=True), dates(['Feb 2003', 'Nov 2019'], format='mixed', dayfirst=True),
    dates(['Nov 2019', 'Feb 2003'], format='ISO8601', errors='coerce'), dates(['Feb 2003', 'Nov 2019'], format='ISO8601', errors='coerce'),
    dates(['Nov 2019', 'Feb 2003'], errors='coerce'), dates(['Feb 2003', 'Nov 2019'], errors='coerce'),
    dates(['Nov 2019', 'Feb 2003'], errors='coerce', dayfirst=True), dates(['Feb 2003', 'Nov 2019'], errors='coerce', dayfirst=True),
    dates(['Nov 2019', 'Feb 2003'], dayfirst=True), dates(['Feb 2003', 'Nov 2019'], dayfirst=True),
    dates(['Nov 2019', 'Feb 2003'], ), dates(['Feb 2003', 'Nov 2019'], ),
]
# case: format-153
result = [
    dates(['Nov 2019T21:45:56', 'Feb 2003T09:05:06'], format='mixed'), dates(['Feb 2003T09:05:06', 'Nov 2019T21:45:56'], format='mixed'),
    dates(['Nov 2019T21:45:56', 'Feb 2003T09:05:06'], format='mixed', dayfirst=True), dates(['Feb 2003T09:05:06', 'Nov 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Nov 2019T21:45:56', 'Feb 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Feb 2003T09:05:06', 'Nov 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Nov 2019T21:45:56', 'Feb 2003T09:05:06'], errors='coerce'), dates(['Feb 2003T09:05:06', 'Nov 2019T21:45:56'], errors='coerce'),
    dates(['Nov 2019T21:45:56', 'Feb 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Feb 2003T09:05:06', 'Nov 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Nov 2019T21:45:56', 'Feb 2003T09:05:06'], dayfirst=True), dates(['Feb 2003T09:05:06', 'Nov 2019T21:45:56'], dayfirst=True),
    dates(['Nov 2019T21:45:56', 'Feb 2003T09:05:06'], ), dates(['Feb 2003T09:05:06', 'Nov 2019T21:45:56'], ),
]
# case: format-154
result = [
    dates(['Nov 2019 21:45', 'Feb 2003 09:05'], format='mixed'), dates(['Feb 2003 09:05', 'Nov 2019 21:45'], format='mixed'),
    dates(['Nov 2019 21:45', 'Feb 2003 09:05'], format='mixed', dayfirst=True), dates(['Feb 2003 09:05', 'Nov 2019 21:45'], format='mixed', dayfirst=True),
    dates(['Nov 2019 21:45', 'Feb 2003 09:05'], format='ISO8601', errors='coerce'), dates(['Feb 2003 09:05', 'Nov 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Nov 2019 21:45', 'Feb 2003 09:05'], errors='coerce'), dates(['Feb 2003 09:05', 'Nov 2019 21:45'], errors='coerce'),
    dates(['Nov 2019 21:45', 'Feb 2003 09:05'], errors='coerce', dayfirst=True), dates(['Feb 2003 09:05', 'Nov 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Nov 2019 21:45', 'Feb 2003 09:05'], dayfirst=True), dates(['Feb 2003 09:05', 'Nov 2019 21:45'], dayfirst=True),
    dates(['Nov 2019 21:45', 'Feb 2003 09:05'], ), dates(['Feb 2003 09:05', 'Nov 2019 21:45'], ),
]
# case: format-155
result = [
    dates(['Nov 2019 09:45 PM', 'Feb 2003 09:05 AM'], format='mixed'), dates(['Feb 2003 09:05 AM', 'Nov 2019 09:45 PM'], format='mixed'),
    dates(['Nov 2019 09:45 PM', 'Feb 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Feb 2003 09:05 AM', 'Nov 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Nov 2019 09:45 PM', 'Feb 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Feb 2003 09:05 AM', 'Nov 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Nov 2019 09:45 PM', 'Feb 2003 09:05 AM'], errors='coerce'), dates(['Feb 2003 09:05 AM', 'Nov 2019 09:45 PM'], errors='coerce'),
    dates(['Nov 2019 09:45 PM', 'Feb 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Feb 2003 09:05 AM', 'Nov 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Nov 2019 09:45 PM', 'Feb 2003 09:05 AM'], dayfirst=True), dates(['Feb 2003 09:05 AM', 'Nov 2019 09:45 PM'], dayfirst=True),
    dates(['Nov 2019 09:45 PM', 'Feb 2003 09:05 AM'], ), dates(['Feb 2003 09:05 AM', 'Nov 2019 09:45 PM'], ),
]
# case: format-156
result = [
    dates(['Nov-2019', 'Feb-2003'], format='mixed'), dates(['Feb-2003', 'Nov-2019'], format='mixed'),
    dates(['Nov-2019', 'Feb-2003'], format='mixed', dayfirst=True), dates(['Feb-2003', 'Nov-2019'], format='mixed', dayfirst=True),
    dates(['Nov-2019', 'Feb-2003'], format='ISO8601', errors='coerce'), dates(['Feb-2003', 'Nov-2019'], format='ISO8601', errors='coerce'),
    dates(['Nov-2019', 'Feb-2003'], errors='coerce'), dates(['Feb-2003', 'Nov-2019'], errors='coerce'),
    dates(['Nov-2019', 'Feb-2003'], errors='coerce', dayfirst=True), dates(['Feb-2003', 'Nov-2019'], errors='coerce', dayfirst=True),
    dates(['Nov-2019', 'Feb-2003'], dayfirst=True), dates(['Feb-2003', 'Nov-2019'], dayfirst=True),
    dates(['Nov-2019', 'Feb-2003'], ), dates(['Feb-2003', 'Nov-2019'], ),
]
# case: format-157
result = [
    dates(['Nov-2019T21:45:56', 'Feb-2003T09:05:06'], format='mixed'), dates(['Feb-2003T09:05:06', 'Nov-2019T21:45:56'], format='mixed'),
    dates(['Nov-2019T21:45:56', 'Feb-2003T09:05:06'], format='mixed', dayfirst=True), dates(['Feb-2003T09:05:06', 'Nov-2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Nov-2019T21:45:56', 'Feb-2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Feb-2003T09:05:06', 'Nov-2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Nov-2019T21:45:56', 'Feb-2003T09:05:06'], errors='coerce'), dates(['Feb-2003T09:05:06', 'Nov-2019T21:45:56'], errors='coerce'),
    dates(['Nov-2019T21:45:56', 'Feb-2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Feb-2003T09:05:06', 'Nov-2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Nov-2019T21:45:56', 'Feb-2003T09:05:06'], dayfirst=True), dates(['Feb-2003T09:05:06', 'Nov-2019T21:45:56'], dayfirst=True),
    dates(['Nov-2019T21:45:56', 'Feb-2003T09:05:06'], ), dates(['Feb-2003T09:05:06', 'Nov-2019T21:45:56'], ),
]
# case: format-158
result = [
    dates(['Nov-2019 21:45', 'Feb-2003 09:05'], format='mixed'), dates(['Feb-2003 09:05', 'Nov-2019 21:45'], format='mixed'),
    dates(['Nov-2019 21:45', 'Feb-2003 09:05'], format='mixed', dayfirst=True), dates(['Feb-2003 09:05', 'Nov-2019 21:45'], format='mixed', dayfirst=True),
    dates(['Nov-2019 21:45', 'Feb-2003 09:05'], format='ISO8601', errors='coerce'), dates(['Feb-2003 09:05', 'Nov-2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Nov-2019 21:45', 'Feb-2003 09:05'], errors='coerce'), dates(['Feb-2003 09:05', 'Nov-2019 21:45'], errors='coerce'),
    dates(['Nov-2019 21:45', 'Feb-2003 09:05'], errors='coerce', dayfirst=True), dates(['Feb-2003 09:05', 'Nov-2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Nov-2019 21:45', 'Feb-2003 09:05'], dayfirst=True), dates(['Feb-2003 09:05', 'Nov-2019 21:45'], dayfirst=True),
    dates(['Nov-2019 21:45', 'Feb-2003 09:05'], ), dates(['Feb-2003 09:05', 'Nov-2019 21:45'], ),
]
# case: format-159
result = [
    dates(['Nov-2019 09:45 PM', 'Feb-2003 09:05 AM'], format='mixed'), dates(['Feb-2003 09:05 AM', 'Nov-2019 09:45 PM'], format='mixed'),
    dates(['Nov-2019 09:45 PM', 'Feb-2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Feb-2003 09:05 AM', 'Nov-2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Nov-2019 09:45 PM', 'Feb-2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Feb-2003 09:05 AM', 'Nov-2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Nov-2019 09:45 PM', 'Feb-2003 09:05 AM'], errors='coerce'), dates(['Feb-2003 09:05 AM', 'Nov-2019 09:45 PM'], errors='coerce'),
    dates(['Nov-2019 09:45 PM', 'Feb-2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Feb-2003 09:05 AM', 'Nov-2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Nov-2019 09:45 PM', 'Feb-2003 09:05 AM'], dayfirst=True), dates(['Feb-2003 09:05 AM', 'Nov-2019 09:45 PM'], dayfirst=True),
    dates(['Nov-2019 09:45 PM', 'Feb-2003 09:05 AM'], ), dates(['Feb-2003 09:05 AM', 'Nov-2019 09:45 PM'], ),
]
# case: format-160
result = [
    dates(['November, 2019', 'February, 2003'], format='mixed'), dates(['February, 2003', 'November, 2019'], format='mixed'),
    dates(['November, 2019', 'February, 2003'], format='mixed', dayfirst=True), dates(['February, 2003', 'November, 2019'], format='mixed', dayfirst=True),
    dates(['November, 2019', 'February, 2003'], format='ISO8601', errors='coerce'), dates(['February, 2003', 'November, 2019'], format='ISO8601', errors='coerce'),
    dates(['November, 2019', 'February, 2003'], errors='coerce'), dates(['February, 2003', 'November, 2019'], errors='coerce'),
    dates(['November, 2019', 'February, 2003'], errors='coerce', dayfirst=True), dates(['February, 2003', 'November, 2019'], errors='coerce', dayfirst=True),
    dates(['November, 2019', 'February, 2003'], dayfirst=True), dates(['February, 2003', 'November, 2019'], dayfirst=True),
    dates(['November, 2019', 'February, 2003'], ), dates(['February, 2003', 'November, 2019'], ),
]
# case: format-161
result = [
    dates(['November, 2019T21:45:56', 'February, 2003T09:05:06'], format='mixed'), dates(['February, 2003T09:05:06', 'November, 2019T21:45:56'], format='mixed'),
    dates(['November, 2019T21:45:56', 'February, 2003T09:05:06'], format='mixed', dayfirst=True), dates(['February, 2003T09:05:06', 'November, 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['November, 2019T21:45:56', 'February, 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['February, 2003T09:05:06', 'November, 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['November, 2019T21:45:56', 'February, 2003T09:05:06'], errors='coerce'), dates(['February, 2003T09:05:06', 'November, 2019T21:45:56'], errors='coerce'),
    dates(['November, 2019T21:45:56', 'February, 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['February, 2003T09:05:06', 'November, 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['November, 2019T21:45:56', 'February, 2003T09:05:06'], dayfirst=True), dates(['February, 2003T09:05:06', 'November, 2019T21:45:56'], dayfirst=True),
    dates(['November, 2019T21:45:56', 'February, 2003T09:05:06'], ), dates(['February, 2003T09:05:06', 'November, 2019T21:45:56'], ),
]
# case: format-162
result = [
    dates(['November, 2019 21:45', 'February, 2003 09:05'], format='mixed'), dates(['February, 2003 09:05', 'November, 2019 21:45'], format='mixed'),
    dates(['November, 2019 21:45', 'February, 2003 09:05'], format='mixed', dayfirst=True), dates(['February, 2003 09:05', 'November, 2019 21:45'], format='mixed', dayfirst=True),
    dates(['November, 2019 21:45', 'February, 2003 09:05'], format='ISO8601', errors='coerce'), dates(['February, 2003 09:05', 'November, 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['November, 2019 21:45', 'February, 2003 09:05'], errors='coerce'), dates(['February, 2003 09:05', 'November, 2019 21:45'], errors='coerce'),
    dates(['November, 2019 21:45', 'February, 2003 09:05'], errors='coerce', dayfirst=True), dates(['February, 2003 09:05', 'November, 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['November, 2019 21:45', 'February, 2003 09:05'], dayfirst=True), dates(['February, 2003 09:05', 'November, 2019 21:45'], dayfirst=True),
    dates(['November, 2019 21:45', 'February, 2003 09:05'], ), dates(['February, 2003 09:05', 'November, 2019 21:45'], ),
]
# case: format-163
result = [
    dates(['November, 2019 09:45 PM', 'February, 2003 09:05 AM'], format='mixed'), dates(['February, 2003 09:05 AM', 'November, 2019 09:45 PM'], format='mixed'),
    dates(['November, 2019 09:45 PM', 'February, 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['February, 2003 09:05 AM', 'November, 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['November, 2019 09:45 PM', 'February, 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['February, 2003 09:05 AM', 'November, 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['November, 2019 09:45 PM', 'February, 2003 09:05 AM'], errors='coerce'), dates(['February, 2003 09:05 AM', 'November, 2019 09:45 PM'], errors='coerce'),
    dates(['November, 2019 09:45 PM', 'February, 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['February, 2003 09:05 AM', 'November, 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['November, 2019 09:45 PM', 'February, 2003 09:05 AM'], dayfirst=True), dates(['February, 2003 09:05 AM', 'November, 2019 09:45 PM'], dayfirst=True),
    dates(['November, 2019 09:45 PM', 'February, 2003 09:05 AM'], ), dates(['February, 2003 09:05 AM', 'November, 2019 09:45 PM'], ),
]
# case: format-164
result = [
    dates(['2019-Nov-22', '2003-Feb-04'], format='mixed'), dates(['2003-Feb-04', '2019-Nov-22'], format='mixed'),
    dates(['2019-Nov-22', '2003-Feb-04'], format='mixed', dayfirst=True), dates(['2003-Feb-04', '2019-Nov-22'], format='mixed', dayfirst=True),
    dates(['2019-Nov-22', '2003-Feb-04'], format='ISO8601', errors='coerce'), dates(['2003-Feb-04', '2019-Nov-22'], format='ISO8601', errors='coerce'),
    dates(['2019-Nov-22', '2003-Feb-04'], errors='coerce'), dates(['2003-Feb-04', '2019-Nov-22'], errors='coerce'),
    dates(['2019-Nov-22', '2003-Feb-04'], errors='coerce', dayfirst=True), dates(['2003-Feb-04', '2019-Nov-22'], errors='coerce', dayfirst=True),
    dates(['2019-Nov-22', '2003-Feb-04'], dayfirst=True), dates(['2003-Feb-04', '2019-Nov-22'], dayfirst=True),
    dates(['2019-Nov-22', '2003-Feb-04'], ), dates(['2003-Feb-04', '2019-Nov-22'], ),
]
# case: format-165
result = [
    dates(['2019-Nov-22T21:45:56', '2003-Feb-04T09:05:06'], format='mixed'), dates(['2003-Feb-04T09:05:06', '2019-Nov-22T21:45:56'], format='mixed'),
    dates(['2019-Nov-22T21:45:56', '2003-Feb-04T09:05:06'], format='mixed', dayfirst=True), dates(['2003-Feb-04T09:05:06', '2019-Nov-22T21:45:56'], format='mixed', dayfirst=True),
    dates(['2019-Nov-22T21:45:56', '2003-Feb-04T09:05:06'], format='ISO8601', errors='coerce'), dates(['2003-Feb-04T09:05:06', '2019-Nov-22T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['2019-Nov-22T21:45:56', '2003-Feb-04T09:05:06'], errors='coerce'), dates(['2003-Feb-04T09:05:06', '2019-Nov-22T21:45:56'], errors='coerce'),
    dates(['2019-Nov-22T21:45:56', '2003-Feb-04T09:05:06'], errors='coerce', dayfirst=True), dates(['2003-Feb-04T09:05:06', '2019-Nov-22T21:45:56'], errors='coerce', dayfirst=True),
    dates(['2019-Nov-22T21:45:56', '2003-Feb-04T09:05:06'], dayfirst=True), dates(['2003-Feb-04T09:05:06', '2019-Nov-22T21:45:56'], dayfirst=True),
    dates(['2019-Nov-22T21:45:56', '2003-Feb-04T09:05:06'], ), dates(['2003-Feb-04T09:05:06', '2019-Nov-22T21:45:56'], ),
]
# case: format-166
result = [
    dates(['2019-Nov-22 21:45', '2003-Feb-04 09:05'], format='mixed'), dates(['2003-Feb-04 09:05', '2019-Nov-22 21:45'], format='mixed'),
    dates(['2019-Nov-22 21:45', '2003-Feb-04 09:05'], format='mixed', dayfirst=True), dates(['2003-Feb-04 09:05', '2019-Nov-22 21:45'], format='mixed', dayfirst=True),
    dates(['2019-Nov-22 21:45', '2003-Feb-04 09:05'], format='ISO8601', errors='coerce'), dates(['2003-Feb-04 09:05', '2019-Nov-22 21:45'], format='ISO8601', errors='coerce'),
    dates(['2019-Nov-22 21:45', '2003-Feb-04 09:05'], errors='coerce'), dates(['2003-Feb-04 09:05', '2019-Nov-22 21:45'], errors='coerce'),
    dates(['2019-Nov-22 21:45', '2003-Feb-04 09:05'], errors='coerce', dayfirst=True), dates(['2003-Feb-04 09:05', '2019-Nov-22 21:45'], errors='coerce', dayfirst=True),
    dates(['2019-Nov-22 21:45', '2003-Feb-04 09:05'], dayfirst=True), dates(['2003-Feb-04 09:05', '2019-Nov-22 21:45'], dayfirst=True),
    dates(['2019-Nov-22 21:45', '2003-Feb-04 09:05'], ), dates(['2003-Feb-04 09:05', '2019-Nov-22 21:45'], ),
]
# case: format-167
result = [
    dates(['2019-Nov-22 09:45 PM', '2003-Feb-04 09:05 AM'], format='mixed'), dates(['2003-Feb-04 09:05 AM', '2019-Nov-22 09:45 PM'], format='mixed'),
    dates(['2019-Nov-22 09:45 PM', '2003-Feb-04 09:05 AM'], format='mixed', dayfirst=True), dates(['2003-Feb-04 09:05 AM', '2019-Nov-22 09:45 PM'], format='mixed', dayfirst=True),
    dates(['2019-Nov-22 09:45 PM', '2003-Feb-04 09:05 AM'], format='ISO8601', errors='coerce'), dates(['2003-Feb-04 09:05 AM', '2019-Nov-22 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['2019-Nov-22 09:45 PM', '2003-Feb-04 09:05 AM'], errors='coerce'), dates(['2003-Feb-04 09:05 AM', '2019-Nov-22 09:45 PM'], errors='coerce'),
    dates(['2019-Nov-22 09:45 PM', '2003-Feb-04 09:05 AM'], errors='coerce', dayfirst=True), dates(['2003-Feb-04 09:05 AM', '2019-Nov-22 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['2019-Nov-22 09:45 PM', '2003-Feb-04 09:05 AM'], dayfirst=True), dates(['2003-Feb-04 09:05 AM', '2019-Nov-22 09:45 PM'], dayfirst=True),
    dates(['2019-Nov-22 09:45 PM', '2003-Feb-04 09:05 AM'], ), dates(['2003-Feb-04 09:05 AM', '2019-Nov-22 09:45 PM'], ),
]
# case: format-168
result = [
    dates(['2019-Nov-22 21', '2003-Feb-04 09'], format='mixed'), dates(['2003-Feb-04 09', '2019-Nov-22 21'], format='mixed'),
    dates(['2019-Nov-22 21', '2003-Feb-04 09'], format='mixed', dayfirst=True), dates(['2003-Feb-04 09', '2019-Nov-22 21'], format='mixed', dayfirst=True),
    dates(['2019-Nov-22 21', '2003-Feb-04 09'], format='ISO8601', errors='coerce'), dates(['2003-Feb-04 09', '2019-Nov-22 21'], format='ISO8601', errors='coerce'),
    dates(['2019-Nov-22 21', '2003-Feb-04 09'], errors='coerce'), dates(['2003-Feb-04 09', '2019-Nov-22 21'], errors='coerce'),
    dates(['2019-Nov-22 21', '2003-Feb-04 09'], errors='coerce', dayfirst=True), dates(['2003-Feb-04 09', '2019-Nov-22 21'], errors='coerce', dayfirst=True),
    dates(['2019-Nov-22 21', '2003-Feb-04 09'], dayfirst=True), dates(['2003-Feb-04 09', '2019-Nov-22 21'], dayfirst=True),
    dates(['2019-Nov-22 21', '2003-Feb-04 09'], ), dates(['2003-Feb-04 09', '2019-Nov-22 21'], ),
]
# case: format-169
result = [
    dates(['2019 November 22', '2003 February 04'], format='mixed'), dates(['2003 February 04', '2019 November 22'], format='mixed'),
    dates(['2019 November 22', '2003 February 04'], format='mixed', dayfirst=True), dates(['2003 February 04', '2019 November 22'], format='mixed', dayfirst=True),
    dates(['2019 November 22', '2003 February 04'], format='ISO8601', errors='coerce'), dates(['2003 February 04', '2019 November 22'], format='ISO8601', errors='coerce'),
    dates(['2019 November 22', '2003 February 04'], errors='coerce'), dates(['2003 February 04', '2019 November 22'], errors='coerce'),
    dates(['2019 November 22', '2003 February 04'], errors='coerce', dayfirst=True), dates(['2003 February 04', '2019 November 22'], errors='coerce', dayfirst=True),
    dates(['2019 November 22', '2003 February 04'], dayfirst=True), dates(['2003 February 04', '2019 November 22'], dayfirst=True),
    dates(['2019 November 22', '2003 February 04'], ), dates(['2003 February 04', '2019 November 22'], ),
]
# case: format-170
result = [
    dates(['2019 November 22T21:45:56', '2003 February 04T09:05:06'], format='mixed'), dates(['2003 February 04T09:05:06', '2019 November 22T21:45:56'], format='mixed'),
    dates(['2019 November 22T21:45:56', '2003 February 04T09:05:06'], format='mixed', dayfirst=True), dates(['2003 February 04T09:05:06', '2019 November 22T21:45:56'], format='mixed', dayfirst=True),
    dates(['2019 November 22T21:45:56', '2003 February 04T09:05:06'], format='ISO8601', errors='coerce'), dates(['2003 February 04T09:05:06', '2019 November 22T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['2019 November 22T21:45:56', '2003 February 04T09:05:06'], errors='coerce'), dates(['2003 February 04T09:05:06', '2019 November 22T21:45:56'], errors='coerce'),
    dates(['2019 November 22T21:45:56', '2003 February 04T09:05:06'], errors='coerce', dayfirst=True), dates(['2003 February 04T09:05:06', '2019 November 22T21:45:56'], errors='coerce', dayfirst=True),
    dates(['2019 November 22T21:45:56', '2003 February 04T09:05:06'], dayfirst=True), dates(['2003 February 04T09:05:06', '2019 November 22T21:45:56'], dayfirst=True),
    dates(['2019 November 22T21:45:56', '2003 February 04T09:05:06'], ), dates(['2003 February 04T09:05:06', '2019 November 22T21:45:56'], ),
]
# case: format-171
result = [
    dates(['2019 November 22 21:45', '2003 February 04 09:05'], format='mixed'), dates(['2003 February 04 09:05', '2019 November 22 21:45'], format='mixed'),
    dates(['2019 November 22 21:45', '2003 February 04 09:05'], format='mixed', dayfirst=True), dates(['2003 February 04 09:05', '2019 November 22 21:45'], format='mixed', dayfirst=True),
    dates(['2019 November 22 21:45', '2003 February 04 09:05'], format='ISO8601', errors='coerce'), dates(['2003 February 04 09:05', '2019 November 22 21:45'], format='ISO8601', errors='coerce'),
    dates(['2019 November 22 21:45', '2003 February 04 09:05'], errors='coerce'), dates(['2003 February 04 09:05', '2019 November 22 21:45'], errors='coerce'),
    dates(['2019 November 22 21:45', '2003 February 04 09:05'], errors='coerce', dayfirst=True), dates(['2003 February 04 09:05', '2019 November 22 21:45'], errors='coerce', dayfirst=True),
    dates(['2019 November 22 21:45', '2003 February 04 09:05'], dayfirst=True), dates(['2003 February 04 09:05', '2019 November 22 21:45'], dayfirst=True),
    dates(['2019 November 22 21:45', '2003 February 04 09:05'], ), dates(['2003 February 04 09:05', '2019 November 22 21:45'], ),
]
# case: format-172
result = [
    dates(['2019 November 22 09:45 PM', '2003 February 04 09:05 AM'], format='mixed'), dates(['2003 February 04 09:05 AM', '2019 November 22 09:45 PM'], format='mixed'),
    dates(['2019 November 22 09:45 PM', '2003 February 04 09:05 AM'], format='mixed', dayfirst=True), dates(['2003 February 04 09:05 AM', '2019 November 22 09:45 PM'], format='mixed', dayfirst=True),
    dates(['2019 November 22 09:45 PM', '2003 February 04 09:05 AM'], format='ISO8601', errors='coerce'), dates(['2003 February 04 09:05 AM', '2019 November 22 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['2019 November 22 09:45 PM', '2003 February 04 09:05 AM'], errors='coerce'), dates(['2003 February 04 09:05 AM', '2019 November 22 09:45 PM'], errors='coerce'),
    dates(['2019 November 22 09:45 PM', '2003 February 04 09:05 AM'], errors='coerce', dayfirst=True), dates(['2003 February 04 09:05 AM', '2019 November 22 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['2019 November 22 09:45 PM', '2003 February 04 09:05 AM'], dayfirst=True), dates(['2003 February 04 09:05 AM', '2019 November 22 09:45 PM'], dayfirst=True),
    dates(['2019 November 22 09:45 PM', '2003 February 04 09:05 AM'], ), dates(['2003 February 04 09:05 AM', '2019 November 22 09:45 PM'], ),
]
# case: format-173
result = [
    dates(['2019 November 22 21', '2003 February 04 09'], format='mixed'), dates(['2003 February 04 09', '2019 November 22 21'], format='mixed'),
    dates(['2019 November 22 21', '2003 February 04 09'], format='mixed', dayfirst=True), dates(['2003 February 04 09', '2019 November 22 21'], format='mixed', dayfirst=True),
    dates(['2019 November 22 21', '2003 February 04 09'], format='ISO8601', errors='coerce'), dates(['2003 February 04 09', '2019 November 22 21'], format='ISO8601', errors='coerce'),
    dates(['2019 November 22 21', '2003 February 04 09'], errors='coerce'), dates(['2003 February 04 09', '2019 November 22 21'], errors='coerce'),
    dates(['2019 November 22 21', '2003 February 04 09'], errors='coerce', dayfirst=True), dates(['2003 February 04 09', '2019 November 22 21'], errors='coerce', dayfirst=True),
    dates(['2019 November 22 21', '2003 February 04 09'], dayfirst=True), dates(['2003 February 04 09', '2019 November 22 21'], dayfirst=True),
    dates(['2019 November 22 21', '2003 February 04 09'], ), dates(['2003 February 04 09', '2019 November 22 21'], ),
]
# case: format-174
result = [
    dates(['2019 Nov 22', '2003 Feb 04'], format='mixed'), dates(['2003 Feb 04', '2019 Nov 22'], format='mixed'),
    dates(['2019 Nov 22', '2003 Feb 04'], format='mixed', dayfirst=True), dates(['2003 Feb 04', '2019 Nov 22'], format='mixed', dayfirst=True),
    dates(['2019 Nov 22', '2003 Feb 04'], format='ISO8601', errors='coerce'), dates(['2003 Feb 04', '2019 Nov 22'], format='ISO8601', errors='coerce'),
    dates(['2019 Nov 22', '2003 Feb 04'], errors='coerce'), dates(['2003 Feb 04', '2019 Nov 22'], errors='coerce'),
    dates(['2019 Nov 22', '2003 Feb 04'], errors='coerce', dayfirst=True), dates(['2003 Feb 04', '2019 Nov 22'], errors='coerce', dayfirst=True),
    dates(['2019 Nov 22', '2003 Feb 04'], dayfirst=True), dates(['2003 Feb 04', '2019 Nov 22'], dayfirst=True),
    dates(['2019 Nov 22', '2003 Feb 04'], ), dates(['2003 Feb 04', '2019 Nov 22'], ),
]
# case: format-175
result = [
    dates(['2019 Nov 22T21:45:56', '2003 Feb 04T09:05:06'], format='mixed'), dates(['2003 Feb 04T09:05:06', '2019 Nov 22T21:45:56'], format='mixed'),
    dates(['2019 Nov 22T21:45:56', '2003 Feb 04T09:05:06'], format='mixed', dayfirst=True), dates(['2003 Feb 04T09:05:06', '2019 Nov 22T21:45:56'], format='mixed', dayfirst=True),
    dates(['2019 Nov 22T21:45:56', '2003 Feb 04T09:05:06'], format='ISO8601', errors='coerce'), dates(['2003 Feb 04T09:05:06', '2019 Nov 22T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['2019 Nov 22T21:45:56', '2003 Feb 04T09:05:06'], errors='coerce'), dates(['2003 Feb 04T09:05:06', '2019 Nov 22T21:45:56'], errors='coerce'),
    dates(['2019 Nov 22T21:45:56', '2003 Feb 04T09:05:06'], errors='coerce', dayfirst=True), dates(['2003 Feb 04T09:05:06', '2019 Nov 22T21:45:56'], errors='coerce', dayfirst=True),
    dates(['2019 Nov 22T21:45:56', '2003 Feb 04T09:05:06'], dayfirst=True), dates(['2003 Feb 04T09:05:06', '2019 Nov 22T21:45:56'], dayfirst=True),
    dates(['2019 Nov 22T21:45:56', '2003 Feb 04T09:05:06'], ), dates(['2003 Feb 04T09:05:06', '2019 Nov 22T21:45:56'], ),
]
# case: format-176
result = [
    dates(['2019 Nov 22 21:45', '2003 Feb 04 09:05'], format='mixed'), dates(['2003 Feb 04 09:05', '2019 Nov 22 21:45'], format='mixed'),
    dates(['2019 Nov 22 21:45', '2003 Feb 04 09:05'], format='mixed', dayfirst=True), dates(['2003 Feb 04 09:05', '2019 Nov 22 21:45'], format='mixed', dayfirst=True),
    dates(['2019 Nov 22 21:45', '2003 Feb 04 09:05'], format='ISO8601', errors='coerce'), dates(['2003 Feb 04 09:05', '2019 Nov 22 21:45'], format='ISO8601', errors='coerce'),
    dates(['2019 Nov 22 21:45', '2003 Feb 04 09:05'], errors='coerce'), dates(['2003 Feb 04 09:05', '2019 Nov 22 21:45'], errors='coerce'),
    dates(['2019 Nov 22 21:45', '2003 Feb 04 09:05'], errors='coerce', dayfirst=True), dates(['2003 Feb 04 09:05', '2019 Nov 22 21:45'], errors='coerce', dayfirst=True),
    dates(['2019 Nov 22 21:45', '2003 Feb 04 09:05'], dayfirst=True), dates(['2003 Feb 04 09:05', '2019 Nov 22 21:45'], dayfirst=True),
    dates(['2019 Nov 22 21:45', '2003 Feb 04 09:05'], ), dates(['2003 Feb 04 09:05', '2019 Nov 22 21:45'], ),
]
# case: format-177
result = [
    dates(['2019 Nov 22 09:45 PM', '2003 Feb 04 09:05 AM'], format='mixed'), dates(['2003 Feb 04 09:05 AM', '2019 Nov 22 09:45 PM'], format='mixed'),
    dates(['2019 Nov 22 09:45 PM', '2003 Feb 04 09:05 AM'], format='mixed', dayfirst=True), dates(['2003 Feb 04 09:05 AM', '2019 Nov 22 09:45 PM'], format='mixed', dayfirst=True),
    dates(['2019 Nov 22 09:45 PM', '2003 Feb 04 09:05 AM'], format='ISO8601', errors='coerce'), dates(['2003 Feb 04 09:05 AM', '2019 Nov 22 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['2019 Nov 22 09:45 PM', '2003 Feb 04 09:05 AM'], errors='coerce'), dates(['2003 Feb 04 09:05 AM', '2019 Nov 22 09:45 PM'], errors='coerce'),
    dates(['2019 Nov 22 09:45 PM', '2003 Feb 04 09:05 AM'], errors='coerce', dayfirst=True), dates(['2003 Feb 04 09:05 AM', '2019 Nov 22 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['2019 Nov 22 09:45 PM', '2003 Feb 04 09:05 AM'], dayfirst=True), dates(['2003 Feb 04 09:05 AM', '2019 Nov 22 09:45 PM'], dayfirst=True),
    dates(['2019 Nov 22 09:45 PM', '2003 Feb 04 09:05 AM'], ), dates(['2003 Feb 04 09:05 AM', '2019 Nov 22 09:45 PM'], ),
]
# case: format-178
result = [
    dates(['2019 Nov 22 21', '2003 Feb 04 09'], format='mixed'), dates(['2003 Feb 04 09', '2019 Nov 22 21'], format='mixed'),
    dates(['2019 Nov 22 21', '2003 Feb 04 09'], format='mixed', dayfirst=True), dates(['2003 Feb 04 09', '2019 Nov 22 21'], format='mixed', dayfirst=True),
    dates(['2019 Nov 22 21', '2003 Feb 04 09'], format='ISO8601', errors='coerce'), dates(['2003 Feb 04 09', '2019 Nov 22 21'], format='ISO8601', errors='coerce'),
    dates(['2019 Nov 22 21', '2003 Feb 04 09'], errors='coerce'), dates(['2003 Feb 04 09', '2019 Nov 22 21'], errors='coerce'),
    dates(['2019 Nov 22 21', '2003 Feb 04 09'], errors='coerce', dayfirst=True), dates(['2003 Feb 04 09', '2019 Nov 22 21'], errors='coerce', dayfirst=True),
    dates(['2019 Nov 22 21', '2003 Feb 04 09'], dayfirst=True), dates(['2003 Feb 04 09', '2019 Nov 22 21'], dayfirst=True),
    dates(['2019 Nov 22 21', '2003 Feb 04 09'], ), dates(['2003 Feb 04 09', '2019 Nov 22 21'], ),
]
# case: format-179
result = [
    dates(['Friday, November 22, 2019', 'Tuesday, February 04, 2003'], format='mixed'), dates(['Tuesday, February 04, 2003', 'Friday, November 22, 2019'], format='mixed'),
    dates(['Friday, November 22, 2019', 'Tuesday, February 04, 2003'], format='mixed', dayfirst=True), dates(['Tuesday, February 04, 2003', 'Friday, November 22, 2019'], format='mixed', dayfirst=True),
    dates(['Friday, November 22, 2019', 'Tuesday, February 04, 2003'], format='ISO8601', errors='coerce'), dates(['Tuesday, February 04, 2003', 'Friday, November 22, 2019'], format='ISO8601', errors='coerce'),
    dates(['Friday, November 22, 2019', 'Tuesday, February 04, 2003'], errors='coerce'), dates(['Tuesday, February 04, 2003', 'Friday, November 22, 2019'], errors='coerce'),
    dates(['Friday, November 22, 2019', 'Tuesday, February 04, 2003'], errors='coerce', dayfirst=True), dates(['Tuesday, February 04, 2003', 'Friday, November 22, 2019'], errors='coerce', dayfirst=True),
    dates(['Friday, November 22, 2019', 'Tuesday, February 04, 2003'], dayfirst=True), dates(['Tuesday, February 04, 2003', 'Friday, November 22, 2019'], dayfirst=True),
    dates(['Friday, November 22, 2019', 'Tuesday, February 04, 2003'], ), dates(['Tuesday, February 04, 2003', 'Friday, November 22, 2019'], ),
]
# case: format-180
result = [
    dates(['Friday, November 22, 2019T21:45:56', 'Tuesday, February 04, 2003T09:05:06'], format='mixed'), dates(['Tuesday, February 04, 2003T09:05:06', 'Friday, November 22, 2019T21:45:56'], format='mixed'),
    dates(['Friday, November 22, 2019T21:45:56', 'Tuesday, February 04, 2003T09:05:06'], format='mixed', dayfirst=True), dates(['Tuesday, February 04, 2003T09:05:06', 'Friday, November 22, 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Friday, November 22, 2019T21:45:56', 'Tuesday, February 04, 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Tuesday, February 04, 2003T09:05:06', 'Friday, November 22, 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Friday, November 22, 2019T21:45:56', 'Tuesday, February 04, 2003T09:05:06'], errors='coerce'), dates(['Tuesday, February 04, 2003T09:05:06', 'Friday, November 22, 2019T21:45:56'], errors='coerce'),
    dates(['Friday, November 22, 2019T21:45:56', 'Tuesday, February 04, 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Tuesday, February 04, 2003T09:05:06', 'Friday, November 22, 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Friday, November 22, 2019T21:45:56', 'Tuesday, February 04, 2003T09:05:06'], dayfirst=True), dates(['Tuesday, February 04, 2003T09:05:06', 'Friday, November 22, 2019T21:45:56'], dayfirst=True),
    dates(['Friday, November 22, 2019T21:45:56', 'Tuesday, February 04, 2003T09:05:06'], ), dates(['Tuesday, February 04, 2003T09:05:06', 'Friday, November 22, 2019T21:45:56'], ),
]
# case: format-181
result = [
    dates(['Friday, November 22, 2019 21:45', 'Tuesday, February 04, 2003 09:05'], format='mixed'), dates(['Tuesday, February 04, 2003 09:05', 'Friday, November 22, 2019 21:45'], format='mixed'),
    dates(['Friday, November 22, 2019 21:45', 'Tuesday, February 04, 2003 09:05'], format='mixed', dayfirst=True), dates(['Tuesday, February 04, 2003 09:05', 'Friday, November 22, 2019 21:45'], format='mixed', dayfirst=True),
    dates(['Friday, November 22, 2019 21:45', 'Tuesday, February 04, 2003 09:05'], format='ISO8601', errors='coerce'), dates(['Tuesday, February 04, 2003 09:05', 'Friday, November 22, 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Friday, November 22, 2019 21:45', 'Tuesday, February 04, 2003 09:05'], errors='coerce'), dates(['Tuesday, February 04, 2003 09:05', 'Friday, November 22, 2019 21:45'], errors='coerce'),
    dates(['Friday, November 22, 2019 21:45', 'Tuesday, February 04, 2003 09:05'], errors='coerce', dayfirst=True), dates(['Tuesday, February 04, 2003 09:05', 'Friday, November 22, 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Friday, November 22, 2019 21:45', 'Tuesday, February 04, 2003 09:05'], dayfirst=True), dates(['Tuesday, February 04, 2003 09:05', 'Friday, November 22, 2019 21:45'], dayfirst=True),
    dates(['Friday, November 22, 2019 21:45', 'Tuesday, February 04, 2003 09:05'], ), dates(['Tuesday, February 04, 2003 09:05', 'Friday, November 22, 2019 21:45'], ),
]
# case: format-182
result = [
    dates(['Friday, November 22, 2019 09:45 PM', 'Tuesday, February 04, 2003 09:05 AM'], format='mixed'), dates(['Tuesday, February 04, 2003 09:05 AM', 'Friday, November 22, 2019 09:45 PM'], format='mixed'),
    dates(['Friday, November 22, 2019 09:45 PM', 'Tuesday, February 04, 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Tuesday, February 04, 2003 09:05 AM', 'Friday, November 22, 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Friday, November 22, 2019 09:45 PM', 'Tuesday, February 04, 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Tuesday, February 04, 2003 09:05 AM', 'Friday, November 22, 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Friday, November 22, 2019 09:45 PM', 'Tuesday, February 04, 2003 09:05 AM'], errors='coerce'), dates(['Tuesday, February 04, 2003 09:05 AM', 'Friday, November 22, 2019 09:45 PM'], errors='coerce'),
    dates(['Friday, November 22, 2019 09:45 PM', 'Tuesday, February 04, 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Tuesday, February 04, 2003 09:05 AM', 'Friday, November 22, 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Friday, November 22, 2019 09:45 PM', 'Tuesday, February 04, 2003 09:05 AM'], dayfirst=True), dates(['Tuesday, February 04, 2003 09:05 AM', 'Friday, November 22, 2019 09:45 PM'], dayfirst=True),
    dates(['Friday, November 22, 2019 09:45 PM', 'Tuesday, February 04, 2003 09:05 AM'], ), dates(['Tuesday, February 04, 2003 09:05 AM', 'Friday, November 22, 2019 09:45 PM'], ),
]
# case: format-183
result = [
    dates(['Friday, November 22, 2019 21', 'Tuesday, February 04, 2003 09'], format='mixed'), dates(['Tuesday, February 04, 2003 09', 'Friday, November 22, 2019 21'], format='mixed'),
    dates(['Friday, November 22, 2019 21', 'Tuesday, February 04, 2003 09'], format='mixed', dayfirst=True), dates(['Tuesday, February 04, 2003 09', 'Friday, November 22, 2019 21'], format='mixed', dayfirst=True),
    dates(['Friday, November 22, 2019 21', 'Tuesday, February 04, 2003 09'], format='ISO8601', errors='coerce'), dates(['Tuesday, February 04, 2003 09', 'Friday, November 22, 2019 21'], format='ISO8601', errors='coerce'),
    dates(['Friday, November 22, 2019 21', 'Tuesday, February 04, 2003 09'], errors='coerce'), dates(['Tuesday, February 04, 2003 09', 'Friday, November 22, 2019 21'], errors='coerce'),
    dates(['Friday, November 22, 2019 21', 'Tuesday, February 04, 2003 09'], errors='coerce', dayfirst=True), dates(['Tuesday, February 04, 2003 09', 'Friday, November 22, 2019 21'], errors='coerce', dayfirst=True),
    dates(['Friday, November 22, 2019 21', 'Tuesday, February 04, 2003 09'], dayfirst=True), dates(['Tuesday, February 04, 2003 09', 'Friday, November 22, 2019 21'], dayfirst=True),
    dates(['Friday, November 22, 2019 21', 'Tuesday, February 04, 2003 09'], ), dates(['Tuesday, February 04, 2003 09', 'Friday, November 22, 2019 21'], ),
]
# case: format-184
result = [
    dates(['Fri, Nov 22, 2019', 'Tue, Feb 04, 2003'], format='mixed'), dates(['Tue, Feb 04, 2003', 'Fri, Nov 22, 2019'], format='mixed'),
    dates(['Fri, Nov 22, 2019', 'Tue, Feb 04, 2003'], format='mixed', dayfirst=True), dates(['Tue, Feb 04, 2003', 'Fri, Nov 22, 2019'], format='mixed', dayfirst=True),
    dates(['Fri, Nov 22, 2019', 'Tue, Feb 04, 2003'], format='ISO8601', errors='coerce'), dates(['Tue, Feb 04, 2003', 'Fri, Nov 22, 2019'], format='ISO8601', errors='coerce'),
    dates(['Fri, Nov 22, 2019', 'Tue, Feb 04, 2003'], errors='coerce'), dates(['Tue, Feb 04, 2003', 'Fri, Nov 22, 2019'], errors='coerce'),
    dates(['Fri, Nov 22, 2019', 'Tue, Feb 04, 2003'], errors='coerce', dayfirst=True), dates(['Tue, Feb 04, 2003', 'Fri, Nov 22, 2019'], errors='coerce', dayfirst=True),
    dates(['Fri, Nov 22, 2019', 'Tue, Feb 04, 2003'], dayfirst=True), dates(['Tue, Feb 04, 2003', 'Fri, Nov 22, 2019'], dayfirst=True),
    dates(['Fri, Nov 22, 2019', 'Tue, Feb 04, 2003'], ), dates(['Tue, Feb 04, 2003', 'Fri, Nov 22, 2019'], ),
]
# case: format-185
result = [
    dates(['Fri, Nov 22, 2019T21:45:56', 'Tue, Feb 04, 2003T09:05:06'], format='mixed'), dates(['Tue, Feb 04, 2003T09:05:06', 'Fri, Nov 22, 2019T21:45:56'], format='mixed'),
    dates(['Fri, Nov 22, 2019T21:45:56', 'Tue, Feb 04, 2003T09:05:06'], format='mixed', dayfirst=True), dates(['Tue, Feb 04, 2003T09:05:06', 'Fri, Nov 22, 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Fri, Nov 22, 2019T21:45:56', 'Tue, Feb 04, 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Tue, Feb 04, 2003T09:05:06', 'Fri, Nov 22, 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Fri, Nov 22, 2019T21:45:56', 'Tue, Feb 04, 2003T09:05:06'], errors='coerce'), dates(['Tue, Feb 04, 2003T09:05:06', 'Fri, Nov 22, 2019T21:45:56'], errors='coerce'),
    dates(['Fri, Nov 22, 2019T21:45:56', 'Tue, Feb 04, 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Tue, Feb 04, 2003T09:05:06', 'Fri, Nov 22, 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Fri, Nov 22, 2019T21:45:56', 'Tue, Feb 04, 2003T09:05:06'], dayfirst=True), dates(['Tue, Feb 04, 2003T09:05:06', 'Fri, Nov 22, 2019T21:45:56'], dayfirst=True),
    dates(['Fri, Nov 22, 2019T21:45:56', 'Tue, Feb 04, 2003T09:05:06'], ), dates(['Tue, Feb 04, 2003T09:05:06', 'Fri, Nov 22, 2019T21:45:56'], ),
]
# case: format-186
result = [
    dates(['Fri, Nov 22, 2019 21:45', 'Tue, Feb 04, 2003 09:05'], format='mixed'), dates(['Tue, Feb 04, 2003 09:05', 'Fri, Nov 22, 2019 21:45'], format='mixed'),
    dates(['Fri, Nov 22, 2019 21:45', 'Tue, Feb 04, 2003 09:05'], format='mixed', dayfirst=True), dates(['Tue, Feb 04, 2003 09:05', 'Fri, Nov 22, 2019 21:45'], format='mixed', dayfirst=True),
    dates(['Fri, Nov 22, 2019 21:45', 'Tue, Feb 04, 2003 09:05'], format='ISO8601', errors='coerce'), dates(['Tue, Feb 04, 2003 09:05', 'Fri, Nov 22, 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Fri, Nov 22, 2019 21:45', 'Tue, Feb 04, 2003 09:05'], errors='coerce'), dates(['Tue, Feb 04, 2003 09:05', 'Fri, Nov 22, 2019 21:45'], errors='coerce'),
    dates(['Fri, Nov 22, 2019 21:45', 'Tue, Feb 04, 2003 09:05'], errors='coerce', dayfirst=True), dates(['Tue, Feb 04, 2003 09:05', 'Fri, Nov 22, 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Fri, Nov 22, 2019 21:45', 'Tue, Feb 04, 2003 09:05'], dayfirst=True), dates(['Tue, Feb 04, 2003 09:05', 'Fri, Nov 22, 2019 21:45'], dayfirst=True),
    dates(['Fri, Nov 22, 2019 21:45', 'Tue, Feb 04, 2003 09:05'], ), dates(['Tue, Feb 04, 2003 09:05', 'Fri, Nov 22, 2019 21:45'], ),
]
# case: format-187
result = [
    dates(['Fri, Nov 22, 2019 09:45 PM', 'Tue, Feb 04, 2003 09:05 AM'], format='mixed'), dates(['Tue, Feb 04, 2003 09:05 AM', 'Fri, Nov 22, 2019 09:45 PM'], format='mixed'),
    dates(['Fri, Nov 22, 2019 09:45 PM', 'Tue, Feb 04, 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Tue, Feb 04, 2003 09:05 AM', 'Fri, Nov 22, 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Fri, Nov 22, 2019 09:45 PM', 'Tue, Feb 04, 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Tue, Feb 04, 2003 09:05 AM', 'Fri, Nov 22, 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Fri, Nov 22, 2019 09:45 PM', 'Tue, Feb 04, 2003 09:05 AM'], errors='coerce'), dates(['Tue, Feb 04, 2003 09:05 AM', 'Fri, Nov 22, 2019 09:45 PM'], errors='coerce'),
    dates(['Fri, Nov 22, 2019 09:45 PM', 'Tue, Feb 04, 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Tue, Feb 04, 2003 09:05 AM', 'Fri, Nov 22, 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Fri, Nov 22, 2019 09:45 PM', 'Tue, Feb 04, 2003 09:05 AM'], dayfirst=True), dates(['Tue, Feb 04, 2003 09:05 AM', 'Fri, Nov 22, 2019 09:45 PM'], dayfirst=True),
    dates(['Fri, Nov 22, 2019 09:45 PM', 'Tue, Feb 04, 2003 09:05 AM'], ), dates(['Tue, Feb 04, 2003 09:05 AM', 'Fri, Nov 22, 2019 09:45 PM'], ),
]
# case: format-188
result = [
    dates(['Fri, Nov 22, 2019 21', 'Tue, Feb 04, 2003 09'], format='mixed'), dates(['Tue, Feb 04, 2003 09', 'Fri, Nov 22, 2019 21'], format='mixed'),
    dates(['Fri, Nov 22, 2019 21', 'Tue, Feb 04, 2003 09'], format='mixed', dayfirst=True), dates(['Tue, Feb 04, 2003 09', 'Fri, Nov 22, 2019 21'], format='mixed', dayfirst=True),
    dates(['Fri, Nov 22, 2019 21', 'Tue, Feb 04, 2003 09'], format='ISO8601', errors='coerce'), dates(['Tue, Feb 04, 2003 09', 'Fri, Nov 22, 2019 21'], format='ISO8601', errors='coerce'),
    dates(['Fri, Nov 22, 2019 21', 'Tue, Feb 04, 2003 09'], errors='coerce'), dates(['Tue, Feb 04, 2003 09', 'Fri, Nov 22, 2019 21'], errors='coerce'),
    dates(['Fri, Nov 22, 2019 21', 'Tue, Feb 04, 2003 09'], errors='coerce', dayfirst=True), dates(['Tue, Feb 04, 2003 09', 'Fri, Nov 22, 2019 21'], errors='coerce', dayfirst=True),
    dates(['Fri, Nov 22, 2019 21', 'Tue, Feb 04, 2003 09'], dayfirst=True), dates(['Tue, Feb 04, 2003 09', 'Fri, Nov 22, 2019 21'], dayfirst=True),
    dates(['Fri, Nov 22, 2019 21', 'Tue, Feb 04, 2003 09'], ), dates(['Tue, Feb 04, 2003 09', 'Fri, Nov 22, 2019 21'], ),
]
# case: format-189
result = [
    dates(['Fri, 22 Nov 2019', 'Tue, 04 Feb 2003'], format='mixed'), dates(['Tue, 04 Feb 2003', 'Fri, 22 Nov 2019'], format='mixed'),
    dates(['Fri, 22 Nov 2019', 'Tue, 04 Feb 2003'], format='mixed', dayfirst=True), dates(['Tue, 04 Feb 2003', 'Fri, 22 Nov 2019'], format='mixed', dayfirst=True),
    dates(['Fri, 22 Nov 2019', 'Tue, 04 Feb 2003'], format='ISO8601', errors='coerce'), dates(['Tue, 04 Feb 2003', 'Fri, 22 Nov 2019'], format='ISO8601', errors='coerce'),
    dates(['Fri, 22 Nov 2019', 'Tue, 04 Feb 2003'], errors='coerce'), dates(['Tue, 04 Feb 2003', 'Fri, 22 Nov 2019'], errors='coerce'),
    dates(['Fri, 22 Nov 2019', 'Tue, 04 Feb 2003'], errors='coerce', dayfirst=True), dates(['Tue, 04 Feb 2003', 'Fri, 22 Nov 2019'], errors='coerce', dayfirst=True),
    dates(['Fri, 22 Nov 2019', 'Tue, 04 Feb 2003'], dayfirst=True), dates(['Tue, 04 Feb 2003', 'Fri, 22 Nov 2019'], dayfirst=True),
    dates(['Fri, 22 Nov 2019', 'Tue, 04 Feb 2003'], ), dates(['Tue, 04 Feb 2003', 'Fri, 22 Nov 2019'], ),
]
# case: format-190
result = [
    dates(['Fri, 22 Nov 2019T21:45:56', 'Tue, 04 Feb 2003T09:05:06'], format='mixed'), dates(['Tue, 04 Feb 2003T09:05:06', 'Fri, 22 Nov 2019T21:45:56'], format='mixed'),
    dates(['Fri, 22 Nov 2019T21:45:56', 'Tue, 04 Feb 2003T09:05:06'], format='mixed', dayfirst=True), dates(['Tue, 04 Feb 2003T09:05:06', 'Fri, 22 Nov 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Fri, 22 Nov 2019T21:45:56', 'Tue, 04 Feb 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Tue, 04 Feb 2003T09:05:06', 'Fri, 22 Nov 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Fri, 22 Nov 2019T21:45:56', 'Tue, 04 Feb 2003T09:05:06'], errors='coerce'), dates(['Tue, 04 Feb 2003T09:05:06', 'Fri, 22 Nov 2019T21:45:56'], errors='coerce'),
    dates(['Fri, 22 Nov 2019T21:45:56', 'Tue, 04 Feb 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Tue, 04 Feb 2003T09:05:06', 'Fri, 22 Nov 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Fri, 22 Nov 2019T21:45:56', 'Tue, 04 Feb 2003T09:05:06'], dayfirst=True), dates(['Tue, 04 Feb 2003T09:05:06', 'Fri, 22 Nov 2019T21:45:56'], dayfirst=True),
    dates(['Fri, 22 Nov 2019T21:45:56', 'Tue, 04 Feb 2003T09:05:06'], ), dates(['Tue, 04 Feb 2003T09:05:06', 'Fri, 22 Nov 2019T21:45:56'], ),
]
# case: format-191
result = [
    dates(['Fri, 22 Nov 2019 21:45', 'Tue, 04 Feb 2003 09:05'], format='mixed'), dates(['Tue, 04 Feb 2003 09:05', 'Fri, 22 Nov 2019 21:45'], format='mixed'),
    dates(['Fri, 22 Nov 2019 21:45', 'Tue, 04 Feb 2003 09:05'], format='mixed', dayfirst=True), dates(['Tue, 04 Feb 2003 09:05', 'Fri, 22 Nov 2019 21:45'], format='mixed', dayfirst=True),
    dates(['Fri, 22 Nov 2019 21:45', 'Tue, 04 Feb 2003 09:05'], format='ISO8601', errors='coerce'), dates(['Tue, 04 Feb 2003 09:05', 'Fri, 22 Nov 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Fri, 22 Nov 2019 21:45', 'Tue, 04 Feb 2003 09:05'], errors='coerce'), dates(['Tue, 04 Feb 2003 09:05', 'Fri, 22 Nov 2019 21:45'], errors='coerce'),
    dates(['Fri, 22 Nov 2019 21:45', 'Tue, 04 Feb 2003 09:05'], errors='coerce', dayfirst=True), dates(['Tue, 04 Feb 2003 09:05', 'Fri, 22 Nov 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Fri, 22 Nov 2019 21:45', 'Tue, 04 Feb 2003 09:05'], dayfirst=True), dates(['Tue, 04 Feb 2003 09:05', 'Fri, 22 Nov 2019 21:45'], dayfirst=True),
    dates(['Fri, 22 Nov 2019 21:45', 'Tue, 04 Feb 2003 09:05'], ), dates(['Tue, 04 Feb 2003 09:05', 'Fri, 22 Nov 2019 21:45'], ),
]
# case: format-192
result = [
    dates(['Fri, 22 Nov 2019 09:45 PM', 'Tue, 04 Feb 2003 09:05 AM'], format='mixed'), dates(['Tue, 04 Feb 2003 09:05 AM', 'Fri, 22 Nov 2019 09:45 PM'], format='mixed'),
    dates(['Fri, 22 Nov 2019 09:45 PM', 'Tue, 04 Feb 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Tue, 04 Feb 2003 09:05 AM', 'Fri, 22 Nov 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Fri, 22 Nov 2019 09:45 PM', 'Tue, 04 Feb 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Tue, 04 Feb 2003 09:05 AM', 'Fri, 22 Nov 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Fri, 22 Nov 2019 09:45 PM', 'Tue, 04 Feb 2003 09:05 AM'], errors='coerce'), dates(['Tue, 04 Feb 2003 09:05 AM', 'Fri, 22 Nov 2019 09:45 PM'], errors='coerce'),
    dates(['Fri, 22 Nov 2019 09:45 PM', 'Tue, 04 Feb 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Tue, 04 Feb 2003 09:05 AM', 'Fri, 22 Nov 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Fri, 22 Nov 2019 09:45 PM', 'Tue, 04 Feb 2003 09:05 AM'], dayfirst=True), dates(['Tue, 04 Feb 2003 09:05 AM', 'Fri, 22 Nov 2019 09:45 PM'], dayfirst=True),
    dates(['Fri, 22 Nov 2019 09:45 PM', 'Tue, 04 Feb 2003 09:05 AM'], ), dates(['Tue, 04 Feb 2003 09:05 AM', 'Fri, 22 Nov 2019 09:45 PM'], ),
]
# case: format-193
result = [
    dates(['Fri, 22 Nov 2019 21', 'Tue, 04 Feb 2003 09'], format='mixed'), dates(['Tue, 04 Feb 2003 09', 'Fri, 22 Nov 2019 21'], format='mixed'),
    dates(['Fri, 22 Nov 2019 21', 'Tue, 04 Feb 2003 09'], format='mixed', dayfirst=True), dates(['Tue, 04 Feb 2003 09', 'Fri, 22 Nov 2019 21'], format='mixed', dayfirst=True),
    dates(['Fri, 22 Nov 2019 21', 'Tue, 04 Feb 2003 09'], format='ISO8601', errors='coerce'), dates(['Tue, 04 Feb 2003 09', 'Fri, 22 Nov 2019 21'], format='ISO8601', errors='coerce'),
    dates(['Fri, 22 Nov 2019 21', 'Tue, 04 Feb 2003 09'], errors='coerce'), dates(['Tue, 04 Feb 2003 09', 'Fri, 22 Nov 2019 21'], errors='coerce'),
    dates(['Fri, 22 Nov 2019 21', 'Tue, 04 Feb 2003 09'], errors='coerce', dayfirst=True), dates(['Tue, 04 Feb 2003 09', 'Fri, 22 Nov 2019 21'], errors='coerce', dayfirst=True),
    dates(['Fri, 22 Nov 2019 21', 'Tue, 04 Feb 2003 09'], dayfirst=True), dates(['Tue, 04 Feb 2003 09', 'Fri, 22 Nov 2019 21'], dayfirst=True),
    dates(['Fri, 22 Nov 2019 21', 'Tue, 04 Feb 2003 09'], ), dates(['Tue, 04 Feb 2003 09', 'Fri, 22 Nov 2019 21'], ),
]
# case: format-194
result = [
    dates(['Friday 22 November 2019', 'Tuesday 04 February 2003'], format='mixed'), dates(['Tuesday 04 February 2003', 'Friday 22 November 2019'], format='mixed'),
    dates(['Friday 22 November 2019', 'Tuesday 04 February 2003'], format='mixed', dayfirst=True), dates(['Tuesday 04 February 2003', 'Friday 22 November 2019'], format='mixed', dayfirst=True),
    dates(['Friday 22 November 2019', 'Tuesday 04 February 2003'], format='ISO8601', errors='coerce'), dates(['Tuesday 04 February 2003', 'Friday 22 November 2019'], format='ISO8601', errors='coerce'),
    dates(['Friday 22 November 2019', 'Tuesday 04 February 2003'], errors='coerce'), dates(['Tuesday 04 February 2003', 'Friday 22 November 2019'], errors='coerce'),
    dates(['Friday 22 November 2019', 'Tuesday 04 February 2003'], errors='coerce', dayfirst=True), dates(['Tuesday 04 February 2003', 'Friday 22 November 2019'], errors='coerce', dayfirst=True),
    dates(['Friday 22 November 2019', 'Tuesday 04 February 2003'], dayfirst=True), dates(['Tuesday 04 February 2003', 'Friday 22 November 2019'], dayfirst=True),
    dates(['Friday 22 November 2019', 'Tuesday 04 February 2003'], ), dates(['Tuesday 04 February 2003', 'Friday 22 November 2019'], ),
]
# case: format-195
result = [
    dates(['Friday 22 November 2019T21:45:56', 'Tuesday 04 February 2003T09:05:06'], format='mixed'), dates(['Tuesday 04 February 2003T09:05:06', 'Friday 22 November 2019T21:45:56'], format='mixed'),
    dates(['Friday 22 November 2019T21:45:56', 'Tuesday 04 February 2003T09:05:06'], format='mixed', dayfirst=True), dates(['Tuesday 04 February 2003T09:05:06', 'Friday 22 November 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Friday 22 November 2019T21:45:56', 'Tuesday 04 February 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Tuesday 04 February 2003T09:05:06', 'Friday 22 November 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Friday 22 November 2019T21:45:56', 'Tuesday 04 February 2003T09:05:06'], errors='coerce'), dates(['Tuesday 04 February 2003T09:05:06', 'Friday 22 November 2019T21:45:56'], errors='coerce'),
    dates(['Friday 22 November 2019T21:45:56', 'Tuesday 04 February 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Tuesday 04 February 2003T09:05:06', 'Friday 22 November 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Friday 22 November 2019T21:45:56', 'Tuesday 04 February 2003T09:05:06'], dayfirst=True), dates(['Tuesday 04 February 2003T09:05:06', 'Friday 22 November 2019T21:45:56'], dayfirst=True),
    dates(['Friday 22 November 2019T21:45:56', 'Tuesday 04 February 2003T09:05:06'], ), dates(['Tuesday 04 February 2003T09:05:06', 'Friday 22 November 2019T21:45:56'], ),
]
# case: format-196
result = [
    dates(['Friday 22 November 2019 21:45', 'Tuesday 04 February 2003 09:05'], format='mixed'), dates(['Tuesday 04 February 2003 09:05', 'Friday 22 November 2019 21:45'], format='mixed'),
    dates(['Friday 22 November 2019 21:45', 'Tuesday 04 February 2003 09:05'], format='mixed', dayfirst=True), dates(['Tuesday 04 February 2003 09:05', 'Friday 22 November 2019 21:45'], format='mixed', dayfirst=True),
    dates(['Friday 22 November 2019 21:45', 'Tuesday 04 February 2003 09:05'], format='ISO8601', errors='coerce'), dates(['Tuesday 04 February 2003 09:05', 'Friday 22 November 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Friday 22 November 2019 21:45', 'Tuesday 04 February 2003 09:05'], errors='coerce'), dates(['Tuesday 04 February 2003 09:05', 'Friday 22 November 2019 21:45'], errors='coerce'),
    dates(['Friday 22 November 2019 21:45', 'Tuesday 04 February 2003 09:05'], errors='coerce', dayfirst=True), dates(['Tuesday 04 February 2003 09:05', 'Friday 22 November 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Friday 22 November 2019 21:45', 'Tuesday 04 February 2003 09:05'], dayfirst=True), dates(['Tuesday 04 February 2003 09:05', 'Friday 22 November 2019 21:45'], dayfirst=True),
    dates(['Friday 22 November 2019 21:45', 'Tuesday 04 February 2003 09:05'], ), dates(['Tuesday 04 February 2003 09:05', 'Friday 22 November 2019 21:45'], ),
]
# case: format-197
result = [
    dates(['Friday 22 November 2019 09:45 PM', 'Tuesday 04 February 2003 09:05 AM'], format='mixed'), dates(['Tuesday 04 February 2003 09:05 AM', 'Friday 22 November 2019 09:45 PM'], format='mixed'),
    dates(['Friday 22 November 2019 09:45 PM', 'Tuesday 04 February 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Tuesday 04 February 2003 09:05 AM', 'Friday 22 November 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Friday 22 November 2019 09:45 PM', 'Tuesday 04 February 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Tuesday 04 February 2003 09:05 AM', 'Friday 22 November 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Friday 22 November 2019 09:45 PM', 'Tuesday 04 February 2003 09:05 AM'], errors='coerce'), dates(['Tuesday 04 February 2003 09:05 AM', 'Friday 22 November 2019 09:45 PM'], errors='coerce'),
    dates(['Friday 22 November 2019 09:45 PM', 'Tuesday 04 February 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Tuesday 04 February 2003 09:05 AM', 'Friday 22 November 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Friday 22 November 2019 09:45 PM', 'Tuesday 04 February 2003 09:05 AM'], dayfirst=True), dates(['Tuesday 04 February 2003 09:05 AM', 'Friday 22 November 2019 09:45 PM'], dayfirst=True),
    dates(['Friday 22 November 2019 09:45 PM', 'Tuesday 04 February 2003 09:05 AM'], ), dates(['Tuesday 04 February 2003 09:05 AM', 'Friday 22 November 2019 09:45 PM'], ),
]
# case: format-198
result = [
    dates(['Friday 22 November 2019 21', 'Tuesday 04 February 2003 09'], format='mixed'), dates(['Tuesday 04 February 2003 09', 'Friday 22 November 2019 21'], format='mixed'),
    dates(['Friday 22 November 2019 21', 'Tuesday 04 February 2003 09'], format='mixed', dayfirst=True), dates(['Tuesday 04 February 2003 09', 'Friday 22 November 2019 21'], format='mixed', dayfirst=True),
    dates(['Friday 22 November 2019 21', 'Tuesday 04 February 2003 09'], format='ISO8601', errors='coerce'), dates(['Tuesday 04 February 2003 09', 'Friday 22 November 2019 21'], format='ISO8601', errors='coerce'),
    dates(['Friday 22 November 2019 21', 'Tuesday 04 February 2003 09'], errors='coerce'), dates(['Tuesday 04 February 2003 09', 'Friday 22 November 2019 21'], errors='coerce'),
    dates(['Friday 22 November 2019 21', 'Tuesday 04 February 2003 09'], errors='coerce', dayfirst=True), dates(['Tuesday 04 February 2003 09', 'Friday 22 November 2019 21'], errors='coerce', dayfirst=True),
    dates(['Friday 22 November 2019 21', 'Tuesday 04 February 2003 09'], dayfirst=True), dates(['Tuesday 04 February 2003 09', 'Friday 22 November 2019 21'], dayfirst=True),
    dates(['Friday 22 November 2019 21', 'Tuesday 04 February 2003 09'], ), dates(['Tuesday 04 February 2003 09', 'Friday 22 November 2019 21'], ),
]
# case: format-199
result = [
    dates(['Nov/22/2019', 'Feb/04/2003'], format='mixed'), dates(['Feb/04/2003', 'Nov/22/2019'], format='mixed'),
    dates(['Nov/22/2019', 'Feb/04/2003'], format='mixed', dayfirst=True), dates(['Feb/04/2003', 'Nov/22/2019'], format='mixed', dayfirst=True),
    dates(['Nov/22/2019', 'Feb/04/2003'], format='ISO8601', errors='coerce'), dates(['Feb/04/2003', 'Nov/22/2019'], format='ISO8601', errors='coerce'),
    dates(['Nov/22/2019', 'Feb/04/2003'], errors='coerce'), dates(['Feb/04/2003', 'Nov/22/2019'], errors='coerce'),
    dates(['Nov/22/2019', 'Feb/04/2003'], errors='coerce', dayfirst=True), dates(['Feb/04/2003', 'Nov/22/2019'], errors='coerce', dayfirst=True),
    dates(['Nov/22/2019', 'Feb/04/2003'], dayfirst=True), dates(['Feb/04/2003', 'Nov/22/2019'], dayfirst=True),
    dates(['Nov/22/2019', 'Feb/04/2003'], ), dates(['Feb/04/2003', 'Nov/22/2019'], ),
]
# case: format-200
result = [
    dates(['Nov/22/2019T21:45:56', 'Feb/04/2003T09:05:06'], format='mixed'), dates(['Feb/04/2003T09:05:06', 'Nov/22/2019T21:45:56'], format='mixed'),
    dates(['Nov/22/2019T21:45:56', 'Feb/04/2003T09:05:06'], format='mixed', dayfirst=True), dates(['Feb/04/2003T09:05:06', 'Nov/22/2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Nov/22/2019T21:45:56', 'Feb/04/2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Feb/04/2003T09:05:06', 'Nov/22/2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Nov/22/2019T21:45:56', 'Feb/04/2003T09:05:06'], errors='coerce'), dates(['Feb/04/2003T09:05:06', 'Nov/22/2019T21:45:56'], errors='coerce'),
    dates(['Nov/22/2019T21:45:56', 'Feb/04/2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Feb/04/2003T09:05:06', 'Nov/22/2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Nov/22/2019T21:45:56', 'Feb/04/2003T09:05:06'], dayfirst=True), dates(['Feb/04/2003T09:05:06', 'Nov/22/2019T21:45:56'], dayfirst=True),
    dates(['Nov/22/2019T21:45:56', 'Feb/04/2003T09:05:06'], ), dates(['Feb/04/2003T09:05:06', 'Nov/22/2019T21:45:56'], ),
]
# case: format-201
result = [
    dates(['Nov/22/2019 21:45', 'Feb/04/2003 09:05'], format='mixed'), dates(['Feb/04/2003 09:05', 'Nov/22/2019 21:45'], format='mixed'),
    dates(['Nov/22/2019 21:45', 'Feb/04/2003 09:05'], format='mixed', dayfirst=True), dates(['Feb/04/2003 09:05', 'Nov/22/2019 21:45'], format='mixed', dayfirst=True),
    dates(['Nov/22/2019 21:45', 'Feb/04/2003 09:05'], format='ISO8601', errors='coerce'), dates(['Feb/04/2003 09:05', 'Nov/22/2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Nov/22/2019 21:45', 'Feb/04/2003 09:05'], errors='coerce'), dates(['Feb/04/2003 09:05', 'Nov/22/2019 21:45'], errors='coerce'),
    dates(['Nov/22/2019 21:45', 'Feb/04/2003 09:05'], errors='coerce', dayfirst=True), dates(['Feb/04/2003 09:05', 'Nov/22/2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Nov/22/2019 21:45', 'Feb/04/2003 09:05'], dayfirst=True), dates(['Feb/04/2003 09:05', 'Nov/22/2019 21:45'], dayfirst=True),
    dates(['Nov/22/2019 21:45', 'Feb/04/2003 09:05'], ), dates(['Feb/04/2003 09:05', 'Nov/22/2019 21:45'], ),
]
# case: format-202
result = [
    dates(['Nov/22/2019 09:45 PM', 'Feb/04/2003 09:05 AM'], format='mixed'), dates(['Feb/04/2003 09:05 AM', 'Nov/22/2019 09:45 PM'], format='mixed'),
    dates(['Nov/22/2019 09:45 PM', 'Feb/04/2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Feb/04/2003 09:05 AM', 'Nov/22/2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Nov/22/2019 09:45 PM', 'Feb/04/2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Feb/04/2003 09:05 AM', 'Nov/22/2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Nov/22/2019 09:45 PM', 'Feb/04/2003 09:05 AM'], errors='coerce'), dates(['Feb/04/2003 09:05 AM', 'Nov/22/2019 09:45 PM'], errors='coerce'),
    dates(['Nov/22/2019 09:45 PM', 'Feb/04/2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Feb/04/2003 09:05 AM', 'Nov/22/2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Nov/22/2019 09:45 PM', 'Feb/04/2003 09:05 AM'], dayfirst=True), dates(['Feb/04/2003 09:05 AM', 'Nov/22/2019 09:45 PM'], dayfirst=True),
    dates(['Nov/22/2019 09:45 PM', 'Feb/04/2003 09:05 AM'], ), dates(['Feb/04/2003 09:05 AM', 'Nov/22/2019 09:45 PM'], ),
]
# case: format-203
result = [
    dates(['Nov/22/2019 21', 'Feb/04/2003 09'], format='mixed'), dates(['Feb/04/2003 09', 'Nov/22/2019 21'], format='mixed'),
    dates(['Nov/22/2019 21', 'Feb/04/2003 09'], format='mixed', dayfirst=True), dates(['Feb/04/2003 09', 'Nov/22/2019 21'], format='mixed', dayfirst=True),
    dates(['Nov/22/2019 21', 'Feb/04/2003 09'], format='ISO8601', errors='coerce'), dates(['Feb/04/2003 09', 'Nov/22/2019 21'], format='ISO8601', errors='coerce'),
    dates(['Nov/22/2019 21', 'Feb/04/2003 09'], errors='coerce'), dates(['Feb/04/2003 09', 'Nov/22/2019 21'], errors='coerce'),
    dates(['Nov/22/2019 21', 'Feb/04/2003 09'], errors='coerce', dayfirst=True), dates(['Feb/04/2003 09', 'Nov/22/2019 21'], errors='coerce', dayfirst=True),
    dates(['Nov/22/2019 21', 'Feb/04/2003 09'], dayfirst=True), dates(['Feb/04/2003 09', 'Nov/22/2019 21'], dayfirst=True),
    dates(['Nov/22/2019 21', 'Feb/04/2003 09'], ), dates(['Feb/04/2003 09', 'Nov/22/2019 21'], ),
]
# case: format-204
result = [
    dates(['22/Nov/2019', '04/Feb/2003'], format='mixed'), dates(['04/Feb/2003', '22/Nov/2019'], format='mixed'),
    dates(['22/Nov/2019', '04/Feb/2003'], format='mixed', dayfirst=True), dates(['04/Feb/2003', '22/Nov/2019'], format='mixed', dayfirst=True),
    dates(['22/Nov/2019', '04/Feb/2003'], format='ISO8601', errors='coerce'), dates(['04/Feb/2003', '22/Nov/2019'], format='ISO8601', errors='coerce'),
    dates(['22/Nov/2019', '04/Feb/2003'], errors='coerce'), dates(['04/Feb/2003', '22/Nov/2019'], errors='coerce'),
    dates(['22/Nov/2019', '04/Feb/2003'], errors='coerce', dayfirst=True), dates(['04/Feb/2003', '22/Nov/2019'], errors='coerce', dayfirst=True),
    dates(['22/Nov/2019', '04/Feb/2003'], dayfirst=True), dates(['04/Feb/2003', '22/Nov/2019'], dayfirst=True),
    dates(['22/Nov/2019', '04/Feb/2003'], ), dates(['04/Feb/2003', '22/Nov/2019'], ),
]
# case: format-205
result = [
    dates(['22/Nov/2019T21:45:56', '04/Feb/2003T09:05:06'], format='mixed'), dates(['04/Feb/2003T09:05:06', '22/Nov/2019T21:45:56'], format='mixed'),
    dates(['22/Nov/2019T21:45:56', '04/Feb/2003T09:05:06'], format='mixed', dayfirst=True), dates(['04/Feb/2003T09:05:06', '22/Nov/2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['22/Nov/2019T21:45:56', '04/Feb/2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['04/Feb/2003T09:05:06', '22/Nov/2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['22/Nov/2019T21:45:56', '04/Feb/2003T09:05:06'], errors='coerce'), dates(['04/Feb/2003T09:05:06', '22/Nov/2019T21:45:56'], errors='coerce'),
    dates(['22/Nov/2019T21:45:56', '04/Feb/2003T09:05:06'], errors='coerce', dayfirst=True), dates(['04/Feb/2003T09:05:06', '22/Nov/2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['22/Nov/2019T21:45:56', '04/Feb/2003T09:05:06'], dayfirst=True), dates(['04/Feb/2003T09:05:06', '22/Nov/2019T21:45:56'], dayfirst=True),
    dates(['22/Nov/2019T21:45:56', '04/Feb/2003T09:05:06'], ), dates(['04/Feb/2003T09:05:06', '22/Nov/2019T21:45:56'], ),
]
# case: format-206
result = [
    dates(['22/Nov/2019 21:45', '04/Feb/2003 09:05'], format='mixed'), dates(['04/Feb/2003 09:05', '22/Nov/2019 21:45'], format='mixed'),
    dates(['22/Nov/2019 21:45', '04/Feb/2003 09:05'], format='mixed', dayfirst=True), dates(['04/Feb/2003 09:05', '22/Nov/2019 21:45'], format='mixed', dayfirst=True),
    dates(['22/Nov/2019 21:45', '04/Feb/2003 09:05'], format='ISO8601', errors='coerce'), dates(['04/Feb/2003 09:05', '22/Nov/2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['22/Nov/2019 21:45', '04/Feb/2003 09:05'], errors='coerce'), dates(['04/Feb/2003 09:05', '22/Nov/2019 21:45'], errors='coerce'),
    dates(['22/Nov/2019 21:45', '04/Feb/2003 09:05'], errors='coerce', dayfirst=True), dates(['04/Feb/2003 09:05', '22/Nov/2019 21:45'], errors='coerce', dayfirst=True),
    dates(['22/Nov/2019 21:45', '04/Feb/2003 09:05'], dayfirst=True), dates(['04/Feb/2003 09:05', '22/Nov/2019 21:45'], dayfirst=True),
    dates(['22/Nov/2019 21:45', '04/Feb/2003 09:05'], ), dates(['04/Feb/2003 09:05', '22/Nov/2019 21:45'], ),
]
# case: format-207
result = [
    dates(['22/Nov/2019 09:45 PM', '04/Feb/2003 09:05 AM'], format='mixed'), dates(['04/Feb/2003 09:05 AM', '22/Nov/2019 09:45 PM'], format='mixed'),
    dates(['22/Nov/2019 09:45 PM', '04/Feb/2003 09:05 AM'], format='mixed', dayfirst=True), dates(['04/Feb/2003 09:05 AM', '22/Nov/2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['22/Nov/2019 09:45 PM', '04/Feb/2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['04/Feb/2003 09:05 AM', '22/Nov/2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['22/Nov/2019 09:45 PM', '04/Feb/2003 09:05 AM'], errors='coerce'), dates(['04/Feb/2003 09:05 AM', '22/Nov/2019 09:45 PM'], errors='coerce'),
    dates(['22/Nov/2019 09:45 PM', '04/Feb/2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['04/Feb/2003 09:05 AM', '22/Nov/2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['22/Nov/2019 09:45 PM', '04/Feb/2003 09:05 AM'], dayfirst=True), dates(['04/Feb/2003 09:05 AM', '22/Nov/2019 09:45 PM'], dayfirst=True),
    dates(['22/Nov/2019 09:45 PM', '04/Feb/2003 09:05 AM'], ), dates(['04/Feb/2003 09:05 AM', '22/Nov/2019 09:45 PM'], ),
]
# case: format-208
result = [
    dates(['22/Nov/2019 21', '04/Feb/2003 09'], format='mixed'), dates(['04/Feb/2003 09', '22/Nov/2019 21'], format='mixed'),
    dates(['22/Nov/2019 21', '04/Feb/2003 09'], format='mixed', dayfirst=True), dates(['04/Feb/2003 09', '22/Nov/2019 21'], format='mixed', dayfirst=True),
    dates(['22/Nov/2019 21', '04/Feb/2003 09'], format='ISO8601', errors='coerce'), dates(['04/Feb/2003 09', '22/Nov/2019 21'], format='ISO8601', errors='coerce'),
    dates(['22/Nov/2019 21', '04/Feb/2003 09'], errors='coerce'), dates(['04/Feb/2003 09', '22/Nov/2019 21'], errors='coerce'),
    dates(['22/Nov/2019 21', '04/Feb/2003 09'], errors='coerce', dayfirst=True), dates(['04/Feb/2003 09', '22/Nov/2019 21'], errors='coerce', dayfirst=True),
    dates(['22/Nov/2019 21', '04/Feb/2003 09'], dayfirst=True), dates(['04/Feb/2003 09', '22/Nov/2019 21'], dayfirst=True),
    dates(['22/Nov/2019 21', '04/Feb/2003 09'], ), dates(['04/Feb/2003 09', '22/Nov/2019 21'], ),
]
# case: format-209
result = [
    dates(['11/2019', '02/2003'], format='mixed'), dates(['02/2003', '11/2019'], format='mixed'),
    dates(['11/2019', '02/2003'], format='mixed', dayfirst=True), dates(['02/2003', '11/2019'], format='mixed', dayfirst=True),
    dates(['11/2019', '02/2003'], format='ISO8601', errors='coerce'), dates(['02/2003', '11/2019'], format='ISO8601', errors='coerce'),
    dates(['11/2019', '02/2003'], errors='coerce'), dates(['02/2003', '11/2019'], errors='coerce'),
    dates(['11/2019', '02/2003'], errors='coerce', dayfirst=True), dates(['02/2003', '11/2019'], errors='coerce', dayfirst=True),
    dates(['11/2019', '02/2003'], dayfirst=True), dates(['02/2003', '11/2019'], dayfirst=True),
    dates(['11/2019', '02/2003'], ), dates(['02/2003', '11/2019'], ),
]
# case: format-210
result = [
    dates(['11/2019T21:45:56', '02/2003T09:05:06'], format='mixed'), dates(['02/2003T09:05:06', '11/2019T21:45:56'], format='mixed'),
    dates(['11/2019T21:45:56', '02/2003T09:05:06'], format='mixed', dayfirst=True), dates(['02/2003T09:05:06', '11/2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['11/2019T21:45:56', '02/2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['02/2003T09:05:06', '11/2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['11/2019T21:45:56', '02/2003T09:05:06'], errors='coerce'), dates(['02/2003T09:05:06', '11/2019T21:45:56'], errors='coerce'),
    dates(['11/2019T21:45:56', '02/2003T09:05:06'], errors='coerce', dayfirst=True), dates(['02/2003T09:05:06', '11/2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['11/2019T21:45:56', '02/2003T09:05:06'], dayfirst=True), dates(['02/2003T09:05:06', '11/2019T21:45:56'], dayfirst=True),
    dates(['11/2019T21:45:56', '02/2003T09:05:06'], ), dates(['02/2003T09:05:06', '11/2019T21:45:56'], ),
]
# case: format-211
result = [
    dates(['11/2019 21:45', '02/2003 09:05'], format='mixed'), dates(['02/2003 09:05', '11/2019 21:45'], format='mixed'),
    dates(['11/2019 21:45', '02/2003 09:05'], format='mixed', dayfirst=True), dates(['02/2003 09:05', '11/2019 21:45'], format='mixed', dayfirst=True),
    dates(['11/2019 21:45', '02/2003 09:05'], format='ISO8601', errors='coerce'), dates(['02/2003 09:05', '11/2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['11/2019 21:45', '02/2003 09:05'], errors='coerce'), dates(['02/2003 09:05', '11/2019 21:45'], errors='coerce'),
    dates(['11/2019 21:45', '02/2003 09:05'], errors='coerce', dayfirst=True), dates(['02/2003 09:05', '11/2019 21:45'], errors='coerce', dayfirst=True),
    dates(['11/2019 21:45', '02/2003 09:05'], dayfirst=True), dates(['02/2003 09:05', '11/2019 21:45'], dayfirst=True),
    dates(['11/2019 21:45', '02/2003 09:05'], ), dates(['02/2003 09:05', '11/2019 21:45'], ),
]
# case: format-212
result = [
    dates(['11/2019 09:45 PM', '02/2003 09:05 AM'], format='mixed'), dates(['02/2003 09:05 AM', '11/2019 09:45 PM'], format='mixed'),
    dates(['11/2019 09:45 PM', '02/2003 09:05 AM'], format='mixed', dayfirst=True), dates(['02/2003 09:05 AM', '11/2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['11/2019 09:45 PM', '02/2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['02/2003 09:05 AM', '11/2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['11/2019 09:45 PM', '02/2003 09:05 AM'], errors='coerce'), dates(['02/2003 09:05 AM', '11/2019 09:45 PM'], errors='coerce'),
    dates(['11/2019 09:45 PM', '02/2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['02/2003 09:05 AM', '11/2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['11/2019 09:45 PM', '02/2003 09:05 AM'], dayfirst=True), dates(['02/2003 09:05 AM', '11/2019 09:45 PM'], dayfirst=True),
    dates(['11/2019 09:45 PM', '02/2003 09:05 AM'], ), dates(['02/2003 09:05 AM', '11/2019 09:45 PM'], ),
]
# case: format-213
result = [
    dates(['11-2019', '02-2003'], format='mixed'), dates(['02-2003', '11-2019'], format='mixed'),
    dates(['11-2019', '02-2003'], format='mixed', dayfirst=True), dates(['02-2003', '11-2019'], format='mixed', dayfirst=True),
    dates(['11-2019', '02-2003'], format='ISO8601', errors='coerce'), dates(['02-2003', '11-2019'], format='ISO8601', errors='coerce'),
    dates(['11-2019', '02-2003'], errors='coerce'), dates(['02-2003', '11-2019'], errors='coerce'),
    dates(['11-2019', '02-2003'], errors='coerce', dayfirst=True), dates(['02-2003', '11-2019'], errors='coerce', dayfirst=True),
    dates(['11-2019', '02-2003'], dayfirst=True), dates(['02-2003', '11-2019'], dayfirst=True),
    dates(['11-2019', '02-2003'], ), dates(['02-2003', '11-2019'], ),
]
# case: format-214
result = [
    dates(['11-2019T21:45:56', '02-2003T09:05:06'], format='mixed'), dates(['02-2003T09:05:06', '11-2019T21:45:56'], format='mixed'),
    dates(['11-2019T21:45:56', '02-2003T09:05:06'], format='mixed', dayfirst=True), dates(['02-2003T09:05:06', '11-2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['11-2019T21:45:56', '02-2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['02-2003T09:05:06', '11-2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['11-2019T21:45:56', '02-2003T09:05:06'], errors='coerce'), dates(['02-2003T09:05:06', '11-2019T21:45:56'], errors='coerce'),
    dates(['11-2019T21:45:56', '02-2003T09:05:06'], errors='coerce', dayfirst=True), dates(['02-2003T09:05:06', '11-2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['11-2019T21:45:56', '02-2003T09:05:06'], dayfirst=True), dates(['02-2003T09:05:06', '11-2019T21:45:56'], dayfirst=True),
    dates(['11-2019T21:45:56', '02-2003T09:05:06'], ), dates(['02-2003T09:05:06', '11-2019T21:45:56'], ),
]
# case: format-215
result = [
    dates(['11-2019 21:45', '02-2003 09:05'], format='mixed'), dates(['02-2003 09:05', '11-2019 21:45'], format='mixed'),
    dates(['11-2019 21:45', '02-2003 09:05'], format='mixed', dayfirst=True), dates(['02-2003 09:05', '11-2019 21:45'], format='mixed', dayfirst=True),
    dates(['11-2019 21:45', '02-2003 09:05'], format='ISO8601', errors='coerce'), dates(['02-2003 09:05', '11-2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['11-2019 21:45', '02-2003 09:05'], errors='coerce'), dates(['02-2003 09:05', '11-2019 21:45'], errors='coerce'),
    dates(['11-2019 21:45', '02-2003 09:05'], errors='coerce', dayfirst=True), dates(['02-2003 09:05', '11-2019 21:45'], errors='coerce', dayfirst=True),
    dates(['11-2019 21:45', '02-2003 09:05'], dayfirst=True), dates(['02-2003 09:05', '11-2019 21:45'], dayfirst=True),
    dates(['11-2019 21:45', '02-2003 09:05'], ), dates(['02-2003 09:05', '11-2019 21:45'], ),
]
# case: format-216
result = [
    dates(['11-2019 09:45 PM', '02-2003 09:05 AM'], format='mixed'), dates(['02-2003 09:05 AM', '11-2019 09:45 PM'], format='mixed'),
    dates(['11-2019 09:45 PM', '02-2003 09:05 AM'], format='mixed', dayfirst=True), dates(['02-2003 09:05 AM', '11-2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['11-2019 09:45 PM', '02-2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['02-2003 09:05 AM', '11-2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['11-2019 09:45 PM', '02-2003 09:05 AM'], errors='coerce'), dates(['02-2003 09:05 AM', '11-2019 09:45 PM'], errors='coerce'),
    dates(['11-2019 09:45 PM', '02-2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['02-2003 09:05 AM', '11-2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['11-2019 09:45 PM', '02-2003 09:05 AM'], dayfirst=True), dates(['02-2003 09:05 AM', '11-2019 09:45 PM'], dayfirst=True),
    dates(['11-2019 09:45 PM', '02-2003 09:05 AM'], ), dates(['02-2003 09:05 AM', '11-2019 09:45 PM'], ),
]
# case: format-217
result = [
    dates(['2019 Nov', '2003 Feb'], format='mixed'), dates(['2003 Feb', '2019 Nov'], format='mixed'),
    dates(['2019 Nov', '2003 Feb'], format='mixed', dayfirst=True), dates(['2003 Feb', '2019 Nov'], format='mixed', dayfirst=True),
    dates(['2019 Nov', '2003 Feb'], format='ISO8601', errors='coerce'), dates(['2003 Feb', '2019 Nov'], format='ISO8601', errors='coerce'),
    dates(['2019 Nov', '2003 Feb'], errors='coerce'), dates(['2003 Feb', '2019 Nov'], errors='coerce'),
    dates(['2019 Nov', '2003 Feb'], errors='coerce', dayfirst=True), dates(['2003 Feb', '2019 Nov'], errors='coerce', dayfirst=True),
    dates(['2019 Nov', '2003 Feb'], dayfirst=True), dates(['2003 Feb', '2019 Nov'], dayfirst=True),
    dates(['2019 Nov', '2003 Feb'], ), dates(['2003 Feb', '2019 Nov'], ),
]
# case: format-218
result = [
    dates(['2019 NovT21:45:56', '2003 FebT09:05:06'], format='mixed'), dates(['2003 FebT09:05:06', '2019 NovT21:45:56'], format='mixed'),
    dates(['2019 NovT21:45:56', '2003 FebT09:05:06'], format='mixed', dayfirst=True), dates(['2003 FebT09:05:06', '2019 NovT21:45:56'], format='mixed', dayfirst=True),
    dates(['2019 NovT21:45:56', '2003 FebT09:05:06'], format='ISO8601', errors='coerce'), dates(['2003 FebT09:05:06', '2019 NovT21:45:56'], format='ISO8601', errors='coerce'),
    dates(['2019 NovT21:45:56', '2003 FebT09:05:06'], errors='coerce'), dates(['2003 FebT09:05:06', '2019 NovT21:45:56'], errors='coerce'),
    dates(['2019 NovT21:45:56', '2003 FebT09:05:06'], errors='coerce', dayfirst=True), dates(['2003 FebT09:05:06', '2019 NovT21:45:56'], errors='coerce', dayfirst=True),
    dates(['2019 NovT21:45:56', '2003 FebT09:05:06'], dayfirst=True), dates(['2003 FebT09:05:06', '2019 NovT21:45:56'], dayfirst=True),
    dates(['2019 NovT21:45:56', '2003 FebT09:05:06'], ), dates(['2003 FebT09:05:06', '2019 NovT21:45:56'], ),
]
# case: format-219
result = [
    dates(['2019 Nov 21:45', '2003 Feb 09:05'], format='mixed'), dates(['2003 Feb 09:05', '2019 Nov 21:45'], format='mixed'),
    dates(['2019 Nov 21:45', '2003 Feb 09:05'], format='mixed', dayfirst=True), dates(['2003 Feb 09:05', '2019 Nov 21:45'], format='mixed', dayfirst=True),
    dates(['2019 Nov 21:45', '2003 Feb 09:05'], format='ISO8601', errors='coerce'), dates(['2003 Feb 09:05', '2019 Nov 21:45'], format='ISO8601', errors='coerce'),
    dates(['2019 Nov 21:45', '2003 Feb 09:05'], errors='coerce'), dates(['2003 Feb 09:05', '2019 Nov 21:45'], errors='coerce'),
    dates(['2019 Nov 21:45', '2003 Feb 09:05'], errors='coerce', dayfirst=True), dates(['2003 Feb 09:05', '2019 Nov 21:45'], errors='coerce', dayfirst=True),
    dates(['2019 Nov 21:45', '2003 Feb 09:05'], dayfirst=True), dates(['2003 Feb 09:05', '2019 Nov 21:45'], dayfirst=True),
    dates(['2019 Nov 21:45', '2003 Feb 09:05'], ), dates(['2003 Feb 09:05', '2019 Nov 21:45'], ),
]
# case: format-220
result = [
    dates(['2019 Nov 09:45 PM', '2003 Feb 09:05 AM'], format='mixed'), dates(['2003 Feb 09:05 AM', '2019 Nov 09:45 PM'], format='mixed'),
    dates(['2019 Nov 09:45 PM', '2003 Feb 09:05 AM'], format='mixed', dayfirst=True), dates(['2003 Feb 09:05 AM', '2019 Nov 09:45 PM'], format='mixed', dayfirst=True),
    dates(['2019 Nov 09:45 PM', '2003 Feb 09:05 AM'], format='ISO8601', errors='coerce'), dates(['2003 Feb 09:05 AM', '2019 Nov 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['2019 Nov 09:45 PM', '2003 Feb 09:05 AM'], errors='coerce'), dates(['2003 Feb 09:05 AM', '2019 Nov 09:45 PM'], errors='coerce'),
    dates(['2019 Nov 09:45 PM', '2003 Feb 09:05 AM'], errors='coerce', dayfirst=True), dates(['2003 Feb 09:05 AM', '2019 Nov 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['2019 Nov 09:45 PM', '2003 Feb 09:05 AM'], dayfirst=True), dates(['2003 Feb 09:05 AM', '2019 Nov 09:45 PM'], dayfirst=True),
    dates(['2019 Nov 09:45 PM', '2003 Feb 09:05 AM'], ), dates(['2003 Feb 09:05 AM', '2019 Nov 09:45 PM'], ),
]
# case: format-221
result = [
    dates(['Fri Nov 22 2019', 'Tue Feb 04 2003'], format='mixed'), dates(['Tue Feb 04 2003', 'Fri Nov 22 2019'], format='mixed'),
    dates(['Fri Nov 22 2019', 'Tue Feb 04 2003'], format='mixed', dayfirst=True), dates(['Tue Feb 04 2003', 'Fri Nov 22 2019'], format='mixed', dayfirst=True),
    dates(['Fri Nov 22 2019', 'Tue Feb 04 2003'], format='ISO8601', errors='coerce'), dates(['Tue Feb 04 2003', 'Fri Nov 22 2019'], format='ISO8601', errors='coerce'),
    dates(['Fri Nov 22 2019', 'Tue Feb 04 2003'], errors='coerce'), dates(['Tue Feb 04 2003', 'Fri Nov 22 2019'], errors='coerce'),
    dates(['Fri Nov 22 2019', 'Tue Feb 04 2003'], errors='coerce', dayfirst=True), dates(['Tue Feb 04 2003', 'Fri Nov 22 2019'], errors='coerce', dayfirst=True),
    dates(['Fri Nov 22 2019', 'Tue Feb 04 2003'], dayfirst=True), dates(['Tue Feb 04 2003', 'Fri Nov 22 2019'], dayfirst=True),
    dates(['Fri Nov 22 2019', 'Tue Feb 04 2003'], ), dates(['Tue Feb 04 2003', 'Fri Nov 22 2019'], ),
]
# case: format-222
result = [
    dates(['Fri Nov 22 2019T21:45:56', 'Tue Feb 04 2003T09:05:06'], format='mixed'), dates(['Tue Feb 04 2003T09:05:06', 'Fri Nov 22 2019T21:45:56'], format='mixed'),
    dates(['Fri Nov 22 2019T21:45:56', 'Tue Feb 04 2003T09:05:06'], format='mixed', dayfirst=True), dates(['Tue Feb 04 2003T09:05:06', 'Fri Nov 22 2019T21:45:56'], format='mixed', dayfirst=True),
    dates(['Fri Nov 22 2019T21:45:56', 'Tue Feb 04 2003T09:05:06'], format='ISO8601', errors='coerce'), dates(['Tue Feb 04 2003T09:05:06', 'Fri Nov 22 2019T21:45:56'], format='ISO8601', errors='coerce'),
    dates(['Fri Nov 22 2019T21:45:56', 'Tue Feb 04 2003T09:05:06'], errors='coerce'), dates(['Tue Feb 04 2003T09:05:06', 'Fri Nov 22 2019T21:45:56'], errors='coerce'),
    dates(['Fri Nov 22 2019T21:45:56', 'Tue Feb 04 2003T09:05:06'], errors='coerce', dayfirst=True), dates(['Tue Feb 04 2003T09:05:06', 'Fri Nov 22 2019T21:45:56'], errors='coerce', dayfirst=True),
    dates(['Fri Nov 22 2019T21:45:56', 'Tue Feb 04 2003T09:05:06'], dayfirst=True), dates(['Tue Feb 04 2003T09:05:06', 'Fri Nov 22 2019T21:45:56'], dayfirst=True),
    dates(['Fri Nov 22 2019T21:45:56', 'Tue Feb 04 2003T09:05:06'], ), dates(['Tue Feb 04 2003T09:05:06', 'Fri Nov 22 2019T21:45:56'], ),
]
# case: format-223
result = [
    dates(['Fri Nov 22 2019 21:45', 'Tue Feb 04 2003 09:05'], format='mixed'), dates(['Tue Feb 04 2003 09:05', 'Fri Nov 22 2019 21:45'], format='mixed'),
    dates(['Fri Nov 22 2019 21:45', 'Tue Feb 04 2003 09:05'], format='mixed', dayfirst=True), dates(['Tue Feb 04 2003 09:05', 'Fri Nov 22 2019 21:45'], format='mixed', dayfirst=True),
    dates(['Fri Nov 22 2019 21:45', 'Tue Feb 04 2003 09:05'], format='ISO8601', errors='coerce'), dates(['Tue Feb 04 2003 09:05', 'Fri Nov 22 2019 21:45'], format='ISO8601', errors='coerce'),
    dates(['Fri Nov 22 2019 21:45', 'Tue Feb 04 2003 09:05'], errors='coerce'), dates(['Tue Feb 04 2003 09:05', 'Fri Nov 22 2019 21:45'], errors='coerce'),
    dates(['Fri Nov 22 2019 21:45', 'Tue Feb 04 2003 09:05'], errors='coerce', dayfirst=True), dates(['Tue Feb 04 2003 09:05', 'Fri Nov 22 2019 21:45'], errors='coerce', dayfirst=True),
    dates(['Fri Nov 22 2019 21:45', 'Tue Feb 04 2003 09:05'], dayfirst=True), dates(['Tue Feb 04 2003 09:05', 'Fri Nov 22 2019 21:45'], dayfirst=True),
    dates(['Fri Nov 22 2019 21:45', 'Tue Feb 04 2003 09:05'], ), dates(['Tue Feb 04 2003 09:05', 'Fri Nov 22 2019 21:45'], ),
]
# case: format-224
result = [
    dates(['Fri Nov 22 2019 09:45 PM', 'Tue Feb 04 2003 09:05 AM'], format='mixed'), dates(['Tue Feb 04 2003 09:05 AM', 'Fri Nov 22 2019 09:45 PM'], format='mixed'),
    dates(['Fri Nov 22 2019 09:45 PM', 'Tue Feb 04 2003 09:05 AM'], format='mixed', dayfirst=True), dates(['Tue Feb 04 2003 09:05 AM', 'Fri Nov 22 2019 09:45 PM'], format='mixed', dayfirst=True),
    dates(['Fri Nov 22 2019 09:45 PM', 'Tue Feb 04 2003 09:05 AM'], format='ISO8601', errors='coerce'), dates(['Tue Feb 04 2003 09:05 AM', 'Fri Nov 22 2019 09:45 PM'], format='ISO8601', errors='coerce'),
    dates(['Fri Nov 22 2019 09:45 PM', 'Tue Feb 04 2003 09:05 AM'], errors='coerce'), dates(['Tue Feb 04 2003 09:05 AM', 'Fri Nov 22 2019 09:45 PM'], errors='coerce'),
    dates(['Fri Nov 22 2019 09:45 PM', 'Tue Feb 04 2003 09:05 AM'], errors='coerce', dayfirst=True), dates(['Tue Feb 04 2003 09:05 AM', 'Fri Nov 22 2019 09:45 PM'], errors='coerce', dayfirst=True),
    dates(['Fri Nov 22 2019 09:45 PM', 'Tue Feb 04 2003 09:05 AM'], dayfirst=True), dates(['Tue Feb 04 2003 09:05 AM', 'Fri Nov 22 2019 09:45 PM'], dayfirst=True),
    dates(['Fri Nov 22 2019 09:45 PM', 'Tue Feb 04 2003 09:05 AM'], ), dates(['Tue Feb 04 2003 09:05 AM', 'Fri Nov 22 2019 09:45 PM'], ),
]
# case: format-225
result = [
    dates(['Fri Nov 22 2019 21', 'Tue Feb 04 2003 09'], format='mixed'), dates(['Tue Feb 04 2003 09', 'Fri Nov 22 2019 21'], format='mixed'),
    dates(['Fri Nov 22 2019 21', 'Tue Feb 04 2003 09'], format='mixed', dayfirst=True), dates(['Tue Feb 04 2003 09', 'Fri Nov 22 2019 21'], format='mixed', dayfirst=True),
    dates(['Fri Nov 22 2019 21', 'Tue Feb 04 2003 09'], format='ISO8601', errors='coerce'), dates(['Tue Feb 04 2003 09', 'Fri Nov 22 2019 21'], format='ISO8601', errors='coerce'),
    dates(['Fri Nov 22 2019 21', 'Tue Feb 04 2003 09'], errors='coerce'), dates(['Tue Feb 04 2003 09', 'Fri Nov 22 2019 21'], errors='coerce'),
    dates(['Fri Nov 22 2019 21', 'Tue Feb 04 2003 09'], errors='coerce', dayfirst=True), dates(['Tue Feb 04 2003 09', 'Fri Nov 22 2019 21'], errors='coerce', dayfirst=True),
    dates(['Fri Nov 22 2019 21', 'Tue Feb 04 2003 09'], dayfirst=True), dates(['Tue Feb 04 2003 09', 'Fri Nov 22 2019 21'], dayfirst=True),
    dates(['Fri Nov 22 2019 21', 'Tue Feb 04 2003 09'], ), dates(['Tue Feb 04 2003 09', 'Fri Nov 22 2019 21'], ),
]
# case: first-1
result = [
    dates(['abc', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['abc', 'abc']),
    dates(['abc', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['abc', 'abc'], dayfirst=True),
]
# case: first-2
result = [
    dates(['abc', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['abc', '2020-01-02']),
    dates(['abc', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['abc', '2020-01-02'], dayfirst=True),
]
# case: first-3
result = [
    dates(['abc', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['abc', '01/02/20']),
    dates(['abc', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['abc', '01/02/20'], dayfirst=True),
]
# case: first-4
result = [
    dates(['abc', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['abc', '13/02/20']),
    dates(['abc', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['abc', '13/02/20'], dayfirst=True),
]
# case: first-5
result = [
    dates(['abc', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['abc', '13/02/2020']),
    dates(['abc', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['abc', '13/02/2020'], dayfirst=True),
]
# case: first-6
result = [
    dates(['abc', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['abc', '01/02/2020']),
    dates(['abc', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['abc', '01/02/2020'], dayfirst=True),
]
# case: first-7
result = [
    dates(['abc', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['abc', 'Jan 2020']),
    dates(['abc', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['abc', 'Jan 2020'], dayfirst=True),
]
# case: first-8
result = [
    dates(['abc', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['abc', '2020']),
    dates(['abc', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['abc', '2020'], dayfirst=True),
]
# case: first-9
result = [
    dates(['abc', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['abc', None]),
    dates(['abc', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['abc', None], dayfirst=True),
]
# case: first-10
result = [
    dates(['5', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['5', 'abc']),
    dates(['5', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['5', 'abc'], dayfirst=True),
]
# case: first-11
result = [
    dates(['5', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['5', '2020-01-02']),
    dates(['5', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['5', '2020-01-02'], dayfirst=True),
]
# case: first-12
result = [
    dates(['5', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['5', '01/02/20']),
    dates(['5', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['5', '01/02/20'], dayfirst=True),
]
# case: first-13
result = [
    dates(['5', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['5', '13/02/20']),
    dates(['5', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['5', '13/02/20'], dayfirst=True),
]
# case: first-14
result = [
    dates(['5', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['5', '13/02/2020']),
    dates(['5', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['5', '13/02/2020'], dayfirst=True),
]
# case: first-15
result = [
    dates(['5', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['5', '01/02/2020']),
    dates(['5', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['5', '01/02/2020'], dayfirst=True),
]
# case: first-16
result = [
    dates(['5', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['5', 'Jan 2020']),
    dates(['5', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['5', 'Jan 2020'], dayfirst=True),
]
# case: first-17
result = [
    dates(['5', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['5', '2020']),
    dates(['5', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['5', '2020'], dayfirst=True),
]
# case: first-18
result = [
    dates(['5', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['5', None]),
    dates(['5', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['5', None], dayfirst=True),
]
# case: first-19
result = [
    dates(['2020-01-02', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020-01-02', 'abc']),
    dates(['2020-01-02', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020-01-02', 'abc'], dayfirst=True),
]
# case: first-20
result = [
    dates(['2020-01-02', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020-01-02', '2020-01-02']),
    dates(['2020-01-02', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020-01-02', '2020-01-02'], dayfirst=True),
]
# case: first-21
result = [
    dates(['2020-01-02', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020-01-02', '01/02/20']),
    dates(['2020-01-02', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020-01-02', '01/02/20'], dayfirst=True),
]
# case: first-22
result = [
    dates(['2020-01-02', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020-01-02', '13/02/20']),
    dates(['2020-01-02', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020-01-02', '13/02/20'], dayfirst=True),
]
# case: first-23
result = [
    dates(['2020-01-02', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020-01-02', '13/02/2020']),
    dates(['2020-01-02', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020-01-02', '13/02/2020'], dayfirst=True),
]
# case: first-24
result = [
    dates(['2020-01-02', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020-01-02', '01/02/2020']),
    dates(['2020-01-02', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020-01-02', '01/02/2020'], dayfirst=True),
]
# case: first-25
result = [
    dates(['2020-01-02', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020-01-02', 'Jan 2020']),
    dates(['2020-01-02', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020-01-02', 'Jan 2020'], dayfirst=True),
]
# case: first-26
result = [
    dates(['2020-01-02', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020-01-02', '2020']),
    dates(['2020-01-02', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020-01-02', '2020'], dayfirst=True),
]
# case: first-27
result = [
    dates(['2020-01-02', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020-01-02', None]),
    dates(['2020-01-02', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020-01-02', None], dayfirst=True),
]
# case: first-28
result = [
    dates(['01/02/20', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/20', 'abc']),
    dates(['01/02/20', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/20', 'abc'], dayfirst=True),
]
# case: first-29
result = [
    dates(['01/02/20', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/20', '2020-01-02']),
    dates(['01/02/20', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/20', '2020-01-02'], dayfirst=True),
]
# case: first-30
result = [
    dates(['01/02/20', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/20', '01/02/20']),
    dates(['01/02/20', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/20', '01/02/20'], dayfirst=True),
]
# case: first-31
result = [
    dates(['01/02/20', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/20', '13/02/20']),
    dates(['01/02/20', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/20', '13/02/20'], dayfirst=True),
]
# case: first-32
result = [
    dates(['01/02/20', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/20', '13/02/2020']),
    dates(['01/02/20', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/20', '13/02/2020'], dayfirst=True),
]
# case: first-33
result = [
    dates(['01/02/20', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/20', '01/02/2020']),
    dates(['01/02/20', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/20', '01/02/2020'], dayfirst=True),
]
# case: first-34
result = [
    dates(['01/02/20', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/20', 'Jan 2020']),
    dates(['01/02/20', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/20', 'Jan 2020'], dayfirst=True),
]
# case: first-35
result = [
    dates(['01/02/20', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/20', '2020']),
    dates(['01/02/20', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/20', '2020'], dayfirst=True),
]
# case: first-36
result = [
    dates(['01/02/20', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/20', None]),
    dates(['01/02/20', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/20', None], dayfirst=True),
]
# case: first-37
result = [
    dates(['13/02/20', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['13/02/20', 'abc']),
    dates(['13/02/20', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['13/02/20', 'abc'], dayfirst=True),
]
# case: first-38
result = [
    dates(['13/02/20', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['13/02/20', '2020-01-02']),
    dates(['13/02/20', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['13/02/20', '2020-01-02'], dayfirst=True),
]
# case: first-39
result = [
    dates(['13/02/20', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['13/02/20', '01/02/20']),
    dates(['13/02/20', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['13/02/20', '01/02/20'], dayfirst=True),
]
# case: first-40
result = [
    dates(['13/02/20', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['13/02/20', '13/02/20']),
    dates(['13/02/20', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['13/02/20', '13/02/20'], dayfirst=True),
]
# case: first-41
result = [
    dates(['13/02/20', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['13/02/20', '13/02/2020']),
    dates(['13/02/20', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['13/02/20', '13/02/2020'], dayfirst=True),
]
# case: first-42
result = [
    dates(['13/02/20', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['13/02/20', '01/02/2020']),
    dates(['13/02/20', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['13/02/20', '01/02/2020'], dayfirst=True),
]
# case: first-43
result = [
    dates(['13/02/20', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['13/02/20', 'Jan 2020']),
    dates(['13/02/20', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['13/02/20', 'Jan 2020'], dayfirst=True),
]
# case: first-44
result = [
    dates(['13/02/20', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['13/02/20', '2020']),
    dates(['13/02/20', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['13/02/20', '2020'], dayfirst=True),
]
# case: first-45
result = [
    dates(['13/02/20', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['13/02/20', None]),
    dates(['13/02/20', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['13/02/20', None], dayfirst=True),
]
# case: first-46
result = [
    dates(['01/02/2020 3:04 PM', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 PM', 'abc']),
    dates(['01/02/2020 3:04 PM', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 PM', 'abc'], dayfirst=True),
]
# case: first-47
result = [
    dates(['01/02/2020 3:04 PM', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 PM', '2020-01-02']),
    dates(['01/02/2020 3:04 PM', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 PM', '2020-01-02'], dayfirst=True),
]
# case: first-48
result = [
    dates(['01/02/2020 3:04 PM', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 PM', '01/02/20']),
    dates(['01/02/2020 3:04 PM', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 PM', '01/02/20'], dayfirst=True),
]
# case: first-49
result = [
    dates(['01/02/2020 3:04 PM', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 PM', '13/02/20']),
    dates(['01/02/2020 3:04 PM', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 PM', '13/02/20'], dayfirst=True),
]
# case: first-50
result = [
    dates(['01/02/2020 3:04 PM', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 PM', '13/02/2020']),
    dates(['01/02/2020 3:04 PM', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 PM', '13/02/2020'], dayfirst=True),
]
# case: first-51
result = [
    dates(['01/02/2020 3:04 PM', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 PM', '01/02/2020']),
    dates(['01/02/2020 3:04 PM', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 PM', '01/02/2020'], dayfirst=True),
]
# case: first-52
result = [
    dates(['01/02/2020 3:04 PM', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 PM', 'Jan 2020']),
    dates(['01/02/2020 3:04 PM', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 PM', 'Jan 2020'], dayfirst=True),
]
# case: first-53
result = [
    dates(['01/02/2020 3:04 PM', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 PM', '2020']),
    dates(['01/02/2020 3:04 PM', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 PM', '2020'], dayfirst=True),
]
# case: first-54
result = [
    dates(['01/02/2020 3:04 PM', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 PM', None]),
    dates(['01/02/2020 3:04 PM', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 PM', None], dayfirst=True),
]
# case: first-55
result = [
    dates(['01/02/2020 3:04 AM', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 AM', 'abc']),
    dates(['01/02/2020 3:04 AM', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 AM', 'abc'], dayfirst=True),
]
# case: first-56
result = [
    dates(['01/02/2020 3:04 AM', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 AM', '2020-01-02']),
    dates(['01/02/2020 3:04 AM', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 AM', '2020-01-02'], dayfirst=True),
]
# case: first-57
result = [
    dates(['01/02/2020 3:04 AM', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 AM', '01/02/20']),
    dates(['01/02/2020 3:04 AM', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 AM', '01/02/20'], dayfirst=True),
]
# case: first-58
result = [
    dates(['01/02/2020 3:04 AM', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 AM', '13/02/20']),
    dates(['01/02/2020 3:04 AM', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 AM', '13/02/20'], dayfirst=True),
]
# case: first-59
result = [
    dates(['01/02/2020 3:04 AM', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 AM', '13/02/2020']),
    dates(['01/02/2020 3:04 AM', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 AM', '13/02/2020'], dayfirst=True),
]
# case: first-60
result = [
    dates(['01/02/2020 3:04 AM', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 AM', '01/02/2020']),
    dates(['01/02/2020 3:04 AM', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 AM', '01/02/2020'], dayfirst=True),
]
# case: first-61
result = [
    dates(['01/02/2020 3:04 AM', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 AM', 'Jan 2020']),
    dates(['01/02/2020 3:04 AM', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 AM', 'Jan 2020'], dayfirst=True),
]
# case: first-62
result = [
    dates(['01/02/2020 3:04 AM', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 AM', '2020']),
    dates(['01/02/2020 3:04 AM', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 AM', '2020'], dayfirst=True),
]
# case: first-63
result = [
    dates(['01/02/2020 3:04 AM', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['01/02/2020 3:04 AM', None]),
    dates(['01/02/2020 3:04 AM', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['01/02/2020 3:04 AM', None], dayfirst=True),
]
# case: first-64
result = [
    dates(['Jan 2020', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['Jan 2020', 'abc']),
    dates(['Jan 2020', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['Jan 2020', 'abc'], dayfirst=True),
]
# case: first-65
result = [
    dates(['Jan 2020', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['Jan 2020', '2020-01-02']),
    dates(['Jan 2020', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['Jan 2020', '2020-01-02'], dayfirst=True),
]
# case: first-66
result = [
    dates(['Jan 2020', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['Jan 2020', '01/02/20']),
    dates(['Jan 2020', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['Jan 2020', '01/02/20'], dayfirst=True),
]
# case: first-67
result = [
    dates(['Jan 2020', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['Jan 2020', '13/02/20']),
    dates(['Jan 2020', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['Jan 2020', '13/02/20'], dayfirst=True),
]
# case: first-68
result = [
    dates(['Jan 2020', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['Jan 2020', '13/02/2020']),
    dates(['Jan 2020', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['Jan 2020', '13/02/2020'], dayfirst=True),
]
# case: first-69
result = [
    dates(['Jan 2020', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['Jan 2020', '01/02/2020']),
    dates(['Jan 2020', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['Jan 2020', '01/02/2020'], dayfirst=True),
]
# case: first-70
result = [
    dates(['Jan 2020', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['Jan 2020', 'Jan 2020']),
    dates(['Jan 2020', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['Jan 2020', 'Jan 2020'], dayfirst=True),
]
# case: first-71
result = [
    dates(['Jan 2020', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['Jan 2020', '2020']),
    dates(['Jan 2020', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['Jan 2020', '2020'], dayfirst=True),
]
# case: first-72
result = [
    dates(['Jan 2020', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['Jan 2020', None]),
    dates(['Jan 2020', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['Jan 2020', None], dayfirst=True),
]
# case: first-73
result = [
    dates(['20200102', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['20200102', 'abc']),
    dates(['20200102', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['20200102', 'abc'], dayfirst=True),
]
# case: first-74
result = [
    dates(['20200102', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['20200102', '2020-01-02']),
    dates(['20200102', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['20200102', '2020-01-02'], dayfirst=True),
]
# case: first-75
result = [
    dates(['20200102', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['20200102', '01/02/20']),
    dates(['20200102', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['20200102', '01/02/20'], dayfirst=True),
]
# case: first-76
result = [
    dates(['20200102', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['20200102', '13/02/20']),
    dates(['20200102', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['20200102', '13/02/20'], dayfirst=True),
]
# case: first-77
result = [
    dates(['20200102', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['20200102', '13/02/2020']),
    dates(['20200102', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['20200102', '13/02/2020'], dayfirst=True),
]
# case: first-78
result = [
    dates(['20200102', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['20200102', '01/02/2020']),
    dates(['20200102', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['20200102', '01/02/2020'], dayfirst=True),
]
# case: first-79
result = [
    dates(['20200102', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['20200102', 'Jan 2020']),
    dates(['20200102', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['20200102', 'Jan 2020'], dayfirst=True),
]
# case: first-80
result = [
    dates(['20200102', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['20200102', '2020']),
    dates(['20200102', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['20200102', '2020'], dayfirst=True),
]
# case: first-81
result = [
    dates(['20200102', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['20200102', None]),
    dates(['20200102', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['20200102', None], dayfirst=True),
]
# case: first-82
result = [
    dates(['2020', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020', 'abc']),
    dates(['2020', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020', 'abc'], dayfirst=True),
]
# case: first-83
result = [
    dates(['2020', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020', '2020-01-02']),
    dates(['2020', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020', '2020-01-02'], dayfirst=True),
]
# case: first-84
result = [
    dates(['2020', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020', '01/02/20']),
    dates(['2020', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020', '01/02/20'], dayfirst=True),
]
# case: first-85
result = [
    dates(['2020', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020', '13/02/20']),
    dates(['2020', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020', '13/02/20'], dayfirst=True),
]
# case: first-86
result = [
    dates(['2020', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020', '13/02/2020']),
    dates(['2020', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020', '13/02/2020'], dayfirst=True),
]
# case: first-87
result = [
    dates(['2020', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020', '01/02/2020']),
    dates(['2020', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020', '01/02/2020'], dayfirst=True),
]
# case: first-88
result = [
    dates(['2020', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020', 'Jan 2020']),
    dates(['2020', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020', 'Jan 2020'], dayfirst=True),
]
# case: first-89
result = [
    dates(['2020', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020', '2020']),
    dates(['2020', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020', '2020'], dayfirst=True),
]
# case: first-90
result = [
    dates(['2020', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['2020', None]),
    dates(['2020', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['2020', None], dayfirst=True),
]
# case: first-91
result = [
    dates(['', 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['', 'abc']),
    dates(['', 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['', 'abc'], dayfirst=True),
]
# case: first-92
result = [
    dates(['', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['', '2020-01-02']),
    dates(['', '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['', '2020-01-02'], dayfirst=True),
]
# case: first-93
result = [
    dates(['', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['', '01/02/20']),
    dates(['', '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['', '01/02/20'], dayfirst=True),
]
# case: first-94
result = [
    dates(['', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['', '13/02/20']),
    dates(['', '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['', '13/02/20'], dayfirst=True),
]
# case: first-95
result = [
    dates(['', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['', '13/02/2020']),
    dates(['', '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['', '13/02/2020'], dayfirst=True),
]
# case: first-96
result = [
    dates(['', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['', '01/02/2020']),
    dates(['', '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['', '01/02/2020'], dayfirst=True),
]
# case: first-97
result = [
    dates(['', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['', 'Jan 2020']),
    dates(['', 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['', 'Jan 2020'], dayfirst=True),
]
# case: first-98
result = [
    dates(['', '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['', '2020']),
    dates(['', '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['', '2020'], dayfirst=True),
]
# case: first-99
result = [
    dates(['', None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates(['', None]),
    dates(['', None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates(['', None], dayfirst=True),
]
# case: first-100
result = [
    dates([None, 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([None, 'abc']),
    dates([None, 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([None, 'abc'], dayfirst=True),
]
# case: first-101
result = [
    dates([None, '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([None, '2020-01-02']),
    dates([None, '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([None, '2020-01-02'], dayfirst=True),
]
# case: first-102
result = [
    dates([None, '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([None, '01/02/20']),
    dates([None, '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([None, '01/02/20'], dayfirst=True),
]
# case: first-103
result = [
    dates([None, '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([None, '13/02/20']),
    dates([None, '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([None, '13/02/20'], dayfirst=True),
]
# case: first-104
result = [
    dates([None, '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([None, '13/02/2020']),
    dates([None, '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([None, '13/02/2020'], dayfirst=True),
]
# case: first-105
result = [
    dates([None, '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([None, '01/02/2020']),
    dates([None, '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([None, '01/02/2020'], dayfirst=True),
]
# case: first-106
result = [
    dates([None, 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([None, 'Jan 2020']),
    dates([None, 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([None, 'Jan 2020'], dayfirst=True),
]
# case: first-107
result = [
    dates([None, '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([None, '2020']),
    dates([None, '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([None, '2020'], dayfirst=True),
]
# case: first-108
result = [
    dates([None, None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([None, None]),
    dates([None, None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([None, None], dayfirst=True),
]
# case: first-109
result = [
    dates([3, 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3, 'abc']),
    dates([3, 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3, 'abc'], dayfirst=True),
]
# case: first-110
result = [
    dates([3, '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3, '2020-01-02']),
    dates([3, '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3, '2020-01-02'], dayfirst=True),
]
# case: first-111
result = [
    dates([3, '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3, '01/02/20']),
    dates([3, '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3, '01/02/20'], dayfirst=True),
]
# case: first-112
result = [
    dates([3, '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3, '13/02/20']),
    dates([3, '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3, '13/02/20'], dayfirst=True),
]
# case: first-113
result = [
    dates([3, '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3, '13/02/2020']),
    dates([3, '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3, '13/02/2020'], dayfirst=True),
]
# case: first-114
result = [
    dates([3, '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3, '01/02/2020']),
    dates([3, '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3, '01/02/2020'], dayfirst=True),
]
# case: first-115
result = [
    dates([3, 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3, 'Jan 2020']),
    dates([3, 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3, 'Jan 2020'], dayfirst=True),
]
# case: first-116
result = [
    dates([3, '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3, '2020']),
    dates([3, '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3, '2020'], dayfirst=True),
]
# case: first-117
result = [
    dates([3, None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3, None]),
    dates([3, None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3, None], dayfirst=True),
]
# case: first-118
result = [
    dates([3.5, 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3.5, 'abc']),
    dates([3.5, 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3.5, 'abc'], dayfirst=True),
]
# case: first-119
result = [
    dates([3.5, '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3.5, '2020-01-02']),
    dates([3.5, '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3.5, '2020-01-02'], dayfirst=True),
]
# case: first-120
result = [
    dates([3.5, '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3.5, '01/02/20']),
    dates([3.5, '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3.5, '01/02/20'], dayfirst=True),
]
# case: first-121
result = [
    dates([3.5, '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3.5, '13/02/20']),
    dates([3.5, '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3.5, '13/02/20'], dayfirst=True),
]
# case: first-122
result = [
    dates([3.5, '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3.5, '13/02/2020']),
    dates([3.5, '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3.5, '13/02/2020'], dayfirst=True),
]
# case: first-123
result = [
    dates([3.5, '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3.5, '01/02/2020']),
    dates([3.5, '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3.5, '01/02/2020'], dayfirst=True),
]
# case: first-124
result = [
    dates([3.5, 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3.5, 'Jan 2020']),
    dates([3.5, 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3.5, 'Jan 2020'], dayfirst=True),
]
# case: first-125
result = [
    dates([3.5, '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3.5, '2020']),
    dates([3.5, '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3.5, '2020'], dayfirst=True),
]
# case: first-126
result = [
    dates([3.5, None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([3.5, None]),
    dates([3.5, None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([3.5, None], dayfirst=True),
]
# case: first-127
result = [
    dates([True, 'abc', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([True, 'abc']),
    dates([True, 'abc', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([True, 'abc'], dayfirst=True),
]
# case: first-128
result = [
    dates([True, '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([True, '2020-01-02']),
    dates([True, '2020-01-02', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([True, '2020-01-02'], dayfirst=True),
]
# case: first-129
result = [
    dates([True, '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([True, '01/02/20']),
    dates([True, '01/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([True, '01/02/20'], dayfirst=True),
]
# case: first-130
result = [
    dates([True, '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([True, '13/02/20']),
    dates([True, '13/02/20', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([True, '13/02/20'], dayfirst=True),
]
# case: first-131
result = [
    dates([True, '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([True, '13/02/2020']),
    dates([True, '13/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([True, '13/02/2020'], dayfirst=True),
]
# case: first-132
result = [
    dates([True, '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([True, '01/02/2020']),
    dates([True, '01/02/2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([True, '01/02/2020'], dayfirst=True),
]
# case: first-133
result = [
    dates([True, 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([True, 'Jan 2020']),
    dates([True, 'Jan 2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([True, 'Jan 2020'], dayfirst=True),
]
# case: first-134
result = [
    dates([True, '2020', "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([True, '2020']),
    dates([True, '2020', "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([True, '2020'], dayfirst=True),
]
# case: first-135
result = [
    dates([True, None, "02/03/2021", "2021-03-04"], errors="coerce"),
    dates([True, None]),
    dates([True, None, "02/03/2021", "2021-03-04"], errors="coerce", dayfirst=True),
    dates([True, None], dayfirst=True),
]
