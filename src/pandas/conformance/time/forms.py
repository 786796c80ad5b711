import pandas as pd
# case: c0
t = '2023-02-30'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r0
t = '2023-02-30'
result = pd.to_datetime(pd.Series([t]))
# case: c1
t = '13/45/2020'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r1
t = '13/45/2020'
result = pd.to_datetime(pd.Series([t]))
# case: c2
t = '2020-13-45'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r2
t = '2020-13-45'
result = pd.to_datetime(pd.Series([t]))
# case: c5
t = '2024-01-01 10'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r5
t = '2024-01-01 10'
result = pd.to_datetime(pd.Series([t]))
# case: c6
t = '2024-01-01 10:00:00 AM'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r6
t = '2024-01-01 10:00:00 AM'
result = pd.to_datetime(pd.Series([t]))
# case: c7
t = '1 Jan 2024 10:00'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r7
t = '1 Jan 2024 10:00'
result = pd.to_datetime(pd.Series([t]))
# case: c8
t = 'Jan-2024'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r8
t = 'Jan-2024'
result = pd.to_datetime(pd.Series([t]))
# case: c9
t = '2024 Jan'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r9
t = '2024 Jan'
result = pd.to_datetime(pd.Series([t]))
# case: c10
t = '20240101 10:00'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r10
t = '20240101 10:00'
result = pd.to_datetime(pd.Series([t]))
# case: c11
t = '2024-1-5'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r11
t = '2024-1-5'
result = pd.to_datetime(pd.Series([t]))
# case: c12
t = '5/1/24 3:04 PM'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r12
t = '5/1/24 3:04 PM'
result = pd.to_datetime(pd.Series([t]))
# case: c13
t = '2024-01-01 25:00'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r13
t = '2024-01-01 25:00'
result = pd.to_datetime(pd.Series([t]))
# case: c14
t = 'hello'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r14
t = 'hello'
result = pd.to_datetime(pd.Series([t]))
# case: c15
t = '12'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r15
t = '12'
result = pd.to_datetime(pd.Series([t]))
# case: c16
t = 'n/a 12-3'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r16
t = 'n/a 12-3'
result = pd.to_datetime(pd.Series([t]))
# case: c17
t = '2024/13/01'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r17
t = '2024/13/01'
result = pd.to_datetime(pd.Series([t]))
# case: c18
t = '31.04.2020'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: c19
t = '2020-W05'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r19
t = '2020-W05'
result = pd.to_datetime(pd.Series([t]))
# case: c21
t = 'Q1 2020'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r21
t = 'Q1 2020'
result = pd.to_datetime(pd.Series([t]))
# case: c22
t = '1999'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r22
t = '1999'
result = pd.to_datetime(pd.Series([t]))
# case: c25
t = '2024-01-01T10:00:00.123456'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r25
t = '2024-01-01T10:00:00.123456'
result = pd.to_datetime(pd.Series([t]))
# case: c26
t = 'Mon Jan 5 2024'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r26
t = 'Mon Jan 5 2024'
result = pd.to_datetime(pd.Series([t]))
# case: c27
t = '5 jan 24'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r27
t = '5 jan 24'
result = pd.to_datetime(pd.Series([t]))
# case: c28
t = '2024-01'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r28
t = '2024-01'
result = pd.to_datetime(pd.Series([t]))
# case: c29
t = '01-2024'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r29
t = '01-2024'
result = pd.to_datetime(pd.Series([t]))
# case: c30
t = '01/2024'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r30
t = '01/2024'
result = pd.to_datetime(pd.Series([t]))
# case: c31
t = '20240101'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r31
t = '20240101'
result = pd.to_datetime(pd.Series([t]))
# case: c32
t = '2024.01.05'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r32
t = '2024.01.05'
result = pd.to_datetime(pd.Series([t]))
# case: c34
t = '2024-01-01 10.30'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r34
t = '2024-01-01 10.30'
result = pd.to_datetime(pd.Series([t]))
# case: c36
t = '5-Jan-2024 10:00'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r36
t = '5-Jan-2024 10:00'
result = pd.to_datetime(pd.Series([t]))
# case: c37
t = '2024-01-01T10'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r37
t = '2024-01-01T10'
result = pd.to_datetime(pd.Series([t]))
# case: c38
t = '10 AM'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: c39
t = 'May'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: c40
t = '12 May'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: c41
t = 'May 12'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: c42
t = '2024-02-29'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r42
t = '2024-02-29'
result = pd.to_datetime(pd.Series([t]))
# case: c43
t = '2023-02-29'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r43
t = '2023-02-29'
result = pd.to_datetime(pd.Series([t]))
# case: c44
t = '0000-00-00'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r44
t = '0000-00-00'
result = pd.to_datetime(pd.Series([t]))
# case: c45
t = '1800-01-01'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r45
t = '1800-01-01'
result = pd.to_datetime(pd.Series([t]))
# case: c46
t = '2500-01-01'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r46
t = '2500-01-01'
result = pd.to_datetime(pd.Series([t]))
# case: c47
t = '1600-01-01'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r47
t = '1600-01-01'
result = pd.to_datetime(pd.Series([t]))
# case: c48
t = '1.5'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r48
t = '1.5'
result = pd.to_datetime(pd.Series([t]))
# case: c49
t = '-5'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r49
t = '-5'
result = pd.to_datetime(pd.Series([t]))
# case: c50
t = '2020-00-10'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r50
t = '2020-00-10'
result = pd.to_datetime(pd.Series([t]))
# case: c51
t = '99/99/9999'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r51
t = '99/99/9999'
result = pd.to_datetime(pd.Series([t]))
# case: c52
t = '1/1/0001'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r52
t = '1/1/0001'
result = pd.to_datetime(pd.Series([t]))
# case: c53
t = '31/12/2020'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r53
t = '31/12/2020'
result = pd.to_datetime(pd.Series([t]))
# case: c54
t = '12/31/2020'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r54
t = '12/31/2020'
result = pd.to_datetime(pd.Series([t]))
# case: c55
t = '2020-12-31 '
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r55
t = '2020-12-31 '
result = pd.to_datetime(pd.Series([t]))
# case: c57
t = '(2020)'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r57
t = '(2020)'
result = pd.to_datetime(pd.Series([t]))
# case: c59
t = 'unknown 2020'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r59
t = 'unknown 2020'
result = pd.to_datetime(pd.Series([t]))
# case: c60
t = '2020 unknown'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r60
t = '2020 unknown'
result = pd.to_datetime(pd.Series([t]))
# case: c61
t = 'tbd'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r61
t = 'tbd'
result = pd.to_datetime(pd.Series([t]))
# case: c62
t = '2019/2020'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r62
t = '2019/2020'
result = pd.to_datetime(pd.Series([t]))
# case: c63
t = '2019-20'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r63
t = '2019-20'
result = pd.to_datetime(pd.Series([t]))
# case: c64
t = 'winter 2019'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r64
t = 'winter 2019'
result = pd.to_datetime(pd.Series([t]))
# case: c65
t = '15 March'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: c66
t = 'March 2020'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r66
t = 'March 2020'
result = pd.to_datetime(pd.Series([t]))
# case: c67
t = '2020 March 15'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r67
t = '2020 March 15'
result = pd.to_datetime(pd.Series([t]))
# case: c68
t = '15.3.2020'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r68
t = '15.3.2020'
result = pd.to_datetime(pd.Series([t]))
# case: c69
t = '3/2020'
result = pd.to_datetime(pd.Series([t]), errors='coerce')
# case: r69
t = '3/2020'
result = pd.to_datetime(pd.Series([t]))
