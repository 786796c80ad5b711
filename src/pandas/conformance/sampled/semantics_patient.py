import pandas as pd
import numpy as np
import re
from operator import itemgetter

patient = pd.DataFrame({
    'ID': [2110, 11408, 12052, 14872, 27654, 30609, 43003, 57266],
    'SEX': ['F', 'F', 'f', 'M', 'F', None, 'M', ''],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1959-02-28', '1936-03-25', '1996-02-29', None, '1937-11-24'],
    'First Date': ['1993-02-10', '1973-01-01', None, '1997-08-13', '1992-02-03', '2012-02-29', '1994-02-19', '1990-13-01'],
    'Admission': ['+', '-', '-', '+', '+', None, '', '-'],
    'Diagnosis': ['RA susp.', 'PSS', 'SLE', 'SLE, APS', 'SLE', 'BEHCET', None, 'sle'],
})
examination = pd.DataFrame({
    'ID': [11408, 12052, 14872, 27654, 27654, 30609, 99999, None],
    'Examination Date': ['1997-05-27', '1992-12-21', '1997-09-27', '1992-02-03', '1993-05-01', '1993-11-11', '1994-01-01', '1996-04-01'],
    'aCL IgG': [1.3, 4.3, 0.9, 1.9, None, 2.5, 0.5, 256.0],
    'ANA': [256, 256, 16, 4096, 4096, 0, None, 64],
    'Thrombosis': [0, 1, 0, 2, 1, 0, 3, 0],
    'Symptoms': ['brain infarction', None, 'CNS lupus', 'AMI,', '', 'AMI', 'brain', None],
})
laboratory = pd.DataFrame({
    'ID': [2110, 2110, 2110, 11408, 11408, 12052, 14872, 14872, 27654, 27654, 30609, 88888],
    'Date': ['1986-04-19', '1986-04-30', '1986-05-02', '1980-10-22', '1981-10-22', '1996-05-02', '1994-06-01', '1994-06-01', '1992-03-04', '1991-12-31', '1995-06-10', '1995-06-10'],
    'GOT': [24, 25, None, 61, 60, 59, 33, 29, 1000, None, 21, 18],
    'T-BIL': [0.4, 2.0, None, 2.4, 1.95, 0.0, None, 0.6, 3.05, 1.25, 0.5, 0.45],
    'U-PRO': ['0', '-', 'TR', '30', '>=300', '100 ', None, '', '3e2', '0', '12.5', 'abc'],
    'WBC': [6.7, 9.0, 3.4, None, 3.5, 9.01, 12.8, 8.9, 4.4, 5.5, 10.3, 4.0],
})

_NUM = re.compile(r'\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)')


def cast_real(v):
    """CAST(v AS REAL): numeric prefix, 0.0 when there is none, NULL for NULL"""
    if v is None or (not isinstance(v, str) and pd.isna(v)):
        return None
    m = _NUM.match(str(v))
    return float(m.group(1)) if m else 0.0


def none_frame(df):
    return df.astype(object).where(pd.notnull(df), None)


def rows_of(df):
    return list(none_frame(df).itertuples(index=False, name=None))


# case: ratio-outpatients
# SELECT CAST(SUM(CASE WHEN Admission = '+' THEN 1 ELSE 0 END) AS REAL) * 100 / SUM(CASE WHEN Admission = '-' THEN 1 ELSE 0 END) FROM Patient
adm = patient['Admission'].value_counts()
result = float(adm['+']) * 100 / adm['-'].item()
# case: born-after-year-percent
# SELECT CAST(SUM(strftime('%Y', Birthday) > '1936') AS REAL) * 100 / COUNT(*) FROM Patient WHERE SEX = 'F'
f = patient[patient['SEX'] == 'F']
yr = f['Birthday'].str.slice(0, 4)
result = float((yr > '1936').sum()) * 100 / len(f)
# case: sex-group-collate-nocase
# SELECT SEX, COUNT(*), COUNT(Birthday) FROM Patient GROUP BY SEX COLLATE NOCASE ORDER BY 1
key = patient['SEX'].str.upper()
gb = patient.groupby(key, dropna=False)
out = gb.agg(SEX=('SEX', lambda s: s.iloc[0]), c=('ID', 'size'), b=('Birthday', 'count'))
result = sorted(rows_of(out), key=lambda r: (r[0] is not None, r[0] or ''))
# case: cast-urine-protein
# SELECT ID, "U-PRO", CAST("U-PRO" AS REAL) FROM Laboratory WHERE CAST("U-PRO" AS REAL) BETWEEN 0 AND 30
val = laboratory['U-PRO'].map(cast_real)
m = val.between(0, 30)
result = [(int(i), u, float(x)) for i, u, x in zip(laboratory['ID'][m], laboratory['U-PRO'][m], val[m])]
# case: text-compare-vs-cast
# SELECT COUNT(*) FROM Laboratory WHERE "U-PRO" > '3' / WHERE CAST("U-PRO" AS REAL) > 3
u = laboratory['U-PRO']
text = u.dropna().map(lambda s: s > '3').sum()
num = u.apply(cast_real).astype('float64').gt(3).sum()
result = {'as_text': int(text), 'as_real': int(num)}
# case: latest-lab-per-patient
# SELECT ID, MAX(Date), GOT FROM Laboratory GROUP BY ID      -- bare column from the max row
srt = laboratory.sort_values(['ID', 'Date'], kind='stable')
last = srt.drop_duplicates('ID', keep='last')[['ID', 'Date', 'GOT']].rename(columns={'Date': 'MAX(Date)'})
result = rows_of(last)
# case: got-normal-range
# SELECT DISTINCT p.ID, p.SEX FROM Patient p JOIN Laboratory l ON p.ID = l.ID WHERE l.GOT < 60 AND strftime('%Y', l.Date) = '1994'
lab = laboratory.loc[laboratory['GOT'].lt(60) & laboratory['Date'].str.startswith('1994')]
j = patient[['ID', 'SEX']].merge(lab[['ID']], on='ID').drop_duplicates()
result = rows_of(j)
# case: bilirubin-round-half-up
# SELECT ID, ROUND("T-BIL", 1) FROM Laboratory WHERE "T-BIL" >= 1.25 ORDER BY "T-BIL" DESC
tb = laboratory.loc[laboratory['T-BIL'] >= 1.25].sort_values('T-BIL', ascending=False)
rounded = np.floor(tb['T-BIL'] * 10 + 0.5 + 1e-9) / 10
result = list(zip(tb['ID'].tolist(), rounded.tolist()))
# case: wbc-outside-limits
# SELECT ID, Date, WBC FROM Laboratory WHERE NOT (WBC > 3.5 AND WBC < 9.0) ORDER BY WBC
w = laboratory['WBC']
keep = (~(w.gt(3.5) & w.lt(9.0))) & w.notna()
result = rows_of(laboratory.loc[keep, ['ID', 'Date', 'WBC']].sort_values('WBC'))
# case: birthday-strftime-invalid
# SELECT ID, strftime('%m-%d', "First Date") FROM Patient      -- invalid date gives NULL
fd = pd.to_datetime(patient['First Date'], format='%Y-%m-%d', errors='coerce')
md = fd.dt.strftime('%m-%d')
result = [(int(i), None if pd.isna(x) else x) for i, x in zip(patient['ID'], md)]
# case: age-at-first-visit
# SELECT ID, CAST((julianday("First Date") - julianday(Birthday)) / 365.25 AS INTEGER) FROM Patient ORDER BY ID
a = pd.to_datetime(patient['First Date'], errors='coerce')
b = pd.to_datetime(patient['Birthday'], errors='coerce')
yrs = np.floor((a - b).dt.days / 365.25)
result = dict(zip(patient['ID'].tolist(), [None if np.isnan(v) else int(v) for v in yrs]))
# case: leap-birthday-plus-year
# SELECT date(Birthday, '+1 year'), date(Birthday, '+1 month') FROM Patient WHERE Birthday LIKE '%-02-29'
d = pd.Timestamp(patient.loc[patient['Birthday'].str.endswith('-02-29', na=False), 'Birthday'].iloc[0])
def sqlite_shift(ts, months):
    first = ts.replace(day=1) + pd.offsets.MonthBegin(months)
    return (first + pd.Timedelta(days=ts.day - 1)).strftime('%Y-%m-%d')

result = [(sqlite_shift(d, 12), sqlite_shift(d, 1))]
# case: diagnosis-contains-list-item
# SELECT ID FROM Patient WHERE ', ' || Diagnosis || ',' LIKE '%, SLE,%'
wrapped = ', ' + patient['Diagnosis'] + ','
hit = wrapped.str.lower().str.find(', sle,').ge(0)
result = patient.loc[hit, 'ID'].tolist()
# case: diagnosis-split-recursive
# recursive CTE splitting Diagnosis on ', ' then SELECT item, COUNT(*) GROUP BY item
items = patient[['ID', 'Diagnosis']].assign(item=patient['Diagnosis'].str.split(', ')).explode('item').dropna(subset=['item'])
result = items.groupby('item')['ID'].count().sort_index().to_dict()
# case: examination-join-null-key
# SELECT COUNT(*), COUNT(p.ID), COUNT(DISTINCT e.ID) FROM Examination e LEFT JOIN Patient p ON p.ID = e.ID
e = examination.merge(patient[['ID']].assign(pid=patient['ID']), how='left', on='ID')
result = (len(e), int(e['pid'].count()), int(e['ID'].nunique(dropna=True)))
# case: same-thrombosis-different-symptom
# SELECT e1.ID, e2.ID FROM Examination e1, Examination e2 WHERE e1.Thrombosis = e2.Thrombosis AND e1.ID < e2.ID AND e1.Symptoms <> e2.Symptoms
e1 = examination.add_suffix('_1')
e2 = examination.add_suffix('_2')
x = e1.merge(e2, how='cross')
cond = (x['Thrombosis_1'] == x['Thrombosis_2']) & (x['ID_1'] < x['ID_2'])
cond &= x['Symptoms_1'].notna() & x['Symptoms_2'].notna() & x['Symptoms_1'].ne(x['Symptoms_2'])
result = [(int(p), int(q)) for p, q in x.loc[cond, ['ID_1', 'ID_2']].to_numpy()]
# case: acl-above-average-women
# SELECT e.ID FROM Examination e JOIN Patient p USING (ID) WHERE e."aCL IgG" > (SELECT AVG("aCL IgG") FROM Examination WHERE ID IS NOT NULL) AND p.SEX = 'F' COLLATE NOCASE
avg = examination.dropna(subset=['ID'])['aCL IgG'].mean()
fem = patient.loc[patient['SEX'].str.fullmatch('f', flags=re.IGNORECASE).eq(True), 'ID']
result = examination[examination['aCL IgG'].gt(avg) & examination['ID'].isin(fem)]['ID'].astype(int).tolist()
# case: case-buckets-ana
# SELECT CASE WHEN ANA >= 4096 THEN 'high' WHEN ANA >= 64 THEN 'mid' WHEN ANA > 0 THEN 'low' END AS b, COUNT(*) FROM Examination GROUP BY b ORDER BY b
bucket = pd.cut(examination['ANA'], bins=[0, 63, 4095, np.inf], labels=['low', 'mid', 'high'])
cnt = bucket.astype(object).where(bucket.notna(), None).value_counts(dropna=False)
result = sorted([(k if isinstance(k, str) else None, int(v)) for k, v in cnt.items()], key=lambda t: (t[0] is not None, t[0]))
# case: lab-delta-lead
# SELECT ID, Date, LEAD(GOT, 1, -1) OVER (PARTITION BY ID ORDER BY Date) - GOT FROM Laboratory WHERE ID IN (2110, 11408)
l = laboratory[laboratory['ID'].isin([2110, 11408])].sort_values(['ID', 'Date']).copy()
nxt = l.groupby('ID')['GOT'].shift(-1)
is_last = ~l.duplicated('ID', keep='last')
l['delta'] = nxt.mask(is_last, -1) - l['GOT']
result = rows_of(l[['ID', 'Date', 'delta']])
# case: quoted-identifiers-rename
# SELECT "T-BIL" AS "t bil", "U-PRO" FROM Laboratory ORDER BY 1 NULLS LAST, 2 NULLS FIRST LIMIT 4
t = laboratory[['T-BIL', 'U-PRO']].rename(columns={'T-BIL': 't bil'})
t = t.sort_values('U-PRO', na_position='first').sort_values('t bil', kind='stable', na_position='last').head(4)
result = none_frame(t).reset_index(drop=True)
# case: count-filter-clause
# SELECT ID, COUNT(*) FILTER (WHERE GOT >= 60) AS hi, AVG(GOT) FILTER (WHERE GOT < 60) AS lo FROM Laboratory GROUP BY ID HAVING hi > 0
L = laboratory.assign(hi=laboratory['GOT'].ge(60), lo=laboratory['GOT'].where(laboratory['GOT'].lt(60)))
agg = L.groupby('ID', as_index=False).agg({'hi': 'sum', 'lo': 'mean'}).query('hi > 0')
result = rows_of(agg)
# case: keyerror-column-spelling-mistake
# SELECT MAX("First Date") FROM Patient
result = patient['First_Date'].max()
# case: int-id-with-nulls-mistake
# SELECT ID FROM Examination ORDER BY ID
ids = examination['ID'].astype('int64').sort_values()
result = ids.tolist()
# case: admitted-in-both-diagnosis
# SELECT Diagnosis FROM Patient WHERE Admission = '+' INTERSECT SELECT Diagnosis FROM Patient WHERE Admission = '-'
plus, minus = (set(patient.loc[patient['Admission'].eq(s), 'Diagnosis']) for s in '+-')
result = sorted(plus & minus)
