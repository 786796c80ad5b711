import pandas as pd
import numpy as np
import math

types_df = pd.DataFrame({
    'id': ['1', '2', '3', '4', '5', '6'],
    'small': [1, 2, 3, 127, -5, 0],
    'big': [300, 70000, 5, 12, 99, 1],
    'ratio': [0.5, 1.0, 2.0, np.nan, 4.0, 0.1],
    'whole': [1.0, 2.0, np.nan, 4.0, 5.0, 6.0],
    'mixed': [1, '2', 3.5, None, 'x', True],
    'flag': ['True', 'False', 'True', None, 'false', '1'],
    'level': ['low', 'high', 'mid', 'low', None, 'HIGH'],
})
scores_df = pd.DataFrame({
    'student': ['ann', 'Bob', 'cid', 'Dee', 'eve', 'Bob'],
    'grade': ['B+', 'A', 'c', 'A-', 'F', 'A'],
    'pts': [88.456, 93.5, 71.25, 90.125, 42.005, 93.5],
    'attempt': pd.array([1, 2, None, 1, 3, 2], dtype='Int64'),
})
# case: convert-dtypes-report
conv = types_df.convert_dtypes()
result = pd.DataFrame({'before': types_df.dtypes.astype(str), 'after': conv.dtypes.astype(str)}).rename_axis('col').reset_index()
# case: infer-objects
obj = types_df[['small', 'ratio', 'mixed']].astype(object)
inferred = obj.infer_objects()
result = inferred.dtypes.map(str).to_dict()
# case: astype-dict-with-errors
try:
    types_df.astype({'whole': 'int64'})
    msg = 'ok'
except (ValueError, TypeError) as exc:
    msg = type(exc).__name__
good = types_df[['id', 'whole', 'small']].astype({'id': 'int32', 'whole': 'Int64', 'small': 'int8'})
result = msg, good.dtypes.astype(str).to_dict(), good['whole'].sum()
# case: mixed-type-census
kinds = types_df['mixed'].map(lambda v: type(v).__name__)
result = kinds.value_counts().sort_index().rename('n').reset_index()
# case: mixed-coerced-three-ways
n = pd.to_numeric(types_df['mixed'], errors='coerce')
result = pd.DataFrame({
    'raw': types_df['mixed'].astype(str),
    'num': n,
    'is_int': n.map(lambda v: not math.isnan(v) and float(v).is_integer()),
    'text_len': types_df['mixed'].astype(str).str.len(),
})
# case: ordered-category-compare
cat = pd.CategoricalDtype(['low', 'mid', 'high'], ordered=True)
lvl = types_df['level'].str.lower().astype(cat)
result = types_df.assign(level=lvl, code=lvl.cat.codes, at_least_mid=lvl >= 'mid')[['id', 'level', 'code', 'at_least_mid']]
# case: flag-text-to-bool
mapping = {'true': True, '1': True, 'false': False, '0': False}
flag = types_df['flag'].str.lower().map(mapping)
result = (flag.dtype.name, flag.astype('boolean').sum(), flag.astype('boolean').isna().sum(), flag.fillna(False).astype(int).tolist())
# case: pd-na-arithmetic
att = scores_df['attempt']
result = pd.DataFrame({
    'attempt': att,
    'plus': att + 1,
    'eq2': att == 2,
    'gt1': att.gt(1).fillna(False),
    'pow0': att ** 0,
    'filled': att.fillna(0).astype('int64'),
})
# case: nullable-mask-filter
mask = scores_df['attempt'] > 1
result = {
    'kept': scores_df[mask]['student'].tolist(),
    'dropped': scores_df[~mask]['student'].tolist(),
    'any': bool(mask.any()),
    'all_skipna': bool(mask.all()),
    'all_noskip': str(mask.all(skipna=False)),
}
# case: grade-sort-key
order = {'A': 0, 'A-': 1, 'B+': 2, 'B': 3, 'C': 4, 'F': 9}
result = scores_df.drop_duplicates().sort_values('grade', key=lambda s: s.str.upper().map(order)).reset_index(drop=True)
# case: case-insensitive-sort
result = scores_df.sort_values(['student', 'pts'], key=lambda c: c.str.lower() if c.dtype == object else -c, ignore_index=True)
# case: rounding-variants
p = scores_df['pts']
result = pd.DataFrame({
    'pts': p,
    'r1': p.round(1),
    'r0': p.round(),
    'floor': np.floor(p).astype(int),
    'ceil': np.ceil(p).astype(int),
    'half_up': (np.floor(p * 10 + 0.5) / 10),
    'neg': p.round(-1),
})
# case: rank-methods
s = scores_df.set_index('student')['pts']
result = pd.concat({m: s.rank(method=m, ascending=False).reset_index(drop=True) for m in ['min', 'max', 'dense', 'first', 'average']}, axis=1).astype({'dense': int})
result.insert(0, 'student', s.index)
