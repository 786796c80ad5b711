import pandas as pd
import numpy as np
from functools import partial

superhero = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'superhero_name': ['3-D Man', 'A-Bomb', 'Abe Sapien', 'Abin Sur', 'Abomination', 'Agent 13', 'abomination', None, 'Wonder_Man'],
    'full_name': ['Charles Chandler', 'Richard Milhouse Jones', 'Abraham Sapien', '-', 'Emil Blonsky', '', None, '-', 'Simon Williams'],
    'gender_id': [1, 1, 1, 1, 1, 2, None, 3, 1],
    'eye_colour_id': [9, 33, 7, 7, 14, 7, 14, None, 23],
    'publisher_id': [13, 13, 3, 4, 13, None, 13, 1, 99],
    'height_cm': [188, 203, 191, 185, 203, 0, None, 173, 188],
    'weight_kg': [90, 441, 65, 90, 441, 0, None, 61, -99],
})
publisher = pd.DataFrame({
    'id': [1, 3, 4, 13, 17],
    'publisher_name': ['', 'Dark Horse Comics', 'DC Comics', 'Marvel Comics', 'NBC - Heroes'],
})
colour = pd.DataFrame({
    'id': [1, 7, 9, 14, 23, 33],
    'colour': ['No Colour', 'Blue', 'Brown', 'Green', 'Red', 'yellow'],
})
hero_power = pd.DataFrame({
    'hero_id': [1, 1, 2, 2, 2, 3, 3, 4, 5, 5, 5, 8, 42],
    'power_id': [1, 18, 2, 18, 26, 18, 1, 94, 18, 26, 4, None, 1],
})
superpower = pd.DataFrame({
    'id': [1, 2, 4, 18, 26, 94, 100],
    'power_name': ['Agility', 'Accelerated Healing', 'Cold Resistance', 'Super Strength', 'Stamina', 'Power Ring', 'Flight'],
})


def sql_result(df, sort=False):
    """tuples with None and builtin numbers; integral floats of nullable int columns become int"""
    out = []
    for _, row in df.iterrows():
        rec = []
        for v in row.tolist():
            if v is None or v is pd.NA or v != v:
                rec.append(None)
            elif isinstance(v, float) and v.is_integer():
                rec.append(int(v))
            else:
                rec.append(v)
        out.append(tuple(rec))
    if sort:
        out.sort(key=lambda r: tuple((x is not None, isinstance(x, str), x if x is not None else 0) for x in r))
    return out


def eq(s, value):
    """s = value in three-valued logic"""
    return s.eq(value).astype('boolean').mask(s.isna(), pd.NA)


# case: heroes-with-strength-over-200cm
# SELECT COUNT(T1.id) FROM superhero T1 JOIN hero_power T2 ON T1.id = T2.hero_id JOIN superpower T3 ON T2.power_id = T3.id WHERE T3.power_name = 'Super Strength' AND T1.height_cm > 200
pid = superpower.set_index('power_name').loc['Super Strength', 'id']
heroes = hero_power.loc[hero_power['power_id'] == pid, 'hero_id']
result = superhero.set_index('id')['height_cm'].reindex(heroes).gt(200).sum().item()
# case: powers-more-than-two
# SELECT DISTINCT T1.full_name FROM superhero T1 JOIN hero_power T2 ON T1.id = T2.hero_id GROUP BY T1.full_name HAVING COUNT(T2.power_id) > 2
j = superhero.merge(hero_power, left_on='id', right_on='hero_id')
result = j.groupby('full_name').filter(lambda g: g['power_id'].count() > 2)['full_name'].drop_duplicates().tolist()
# case: three-valued-not-gender
# SELECT id FROM superhero WHERE NOT (gender_id = 1)
cond = ~eq(superhero['gender_id'], 1)
result = superhero['id'][cond.fillna(False)].tolist()
# case: or-with-null-true
# SELECT id FROM superhero WHERE gender_id = 1 OR height_cm IS NULL AND publisher_id <> 3 ORDER BY id DESC
g = eq(superhero['gender_id'], 1)
p = ~eq(superhero['publisher_id'], 3)
cond = g | (superhero['height_cm'].isna().astype('boolean') & p)
result = superhero.loc[cond.to_numpy(dtype=bool, na_value=False), 'id'].sort_values(ascending=False).tolist()
# case: difference-two-publishers
# SELECT SUM(CASE WHEN publisher_name = 'Marvel Comics' THEN 1 ELSE 0 END) - SUM(CASE WHEN publisher_name = 'DC Comics' THEN 1 ELSE 0 END) FROM superhero JOIN publisher ON publisher_id = publisher.id
names = superhero['publisher_id'].map(publisher.set_index('id')['publisher_name'])
c = names.value_counts()
result = int(c.get('Marvel Comics', 0) - c.get('DC Comics', 0))
# case: publisher-left-join-count
# SELECT p.publisher_name, COUNT(s.id) FROM publisher p LEFT JOIN superhero s ON s.publisher_id = p.id AND s.height_cm > 185 GROUP BY p.id ORDER BY 2 DESC, 1
tall = superhero.loc[superhero['height_cm'] > 185, ['id', 'publisher_id']]
lj = publisher.merge(tall, how='left', left_on='id', right_on='publisher_id', suffixes=('', '_s'))
out = lj.groupby(['id', 'publisher_name'])['id_s'].count().reset_index('publisher_name').sort_values(['id_s', 'publisher_name'], ascending=[False, True])
result = sql_result(out)
# case: weight-79-null-zero-full-name
# SELECT superhero_name, NULLIF(NULLIF(full_name, '-'), '') FROM superhero WHERE weight_kg <= 90 ORDER BY superhero_name
nn = superhero['full_name'].replace({'-': None, '': None})
sel = superhero['weight_kg'].le(90)
result = sql_result(pd.concat([superhero['superhero_name'], nn], axis=1)[sel].sort_values('superhero_name', na_position='first'))
# case: avg-height-nullif-zero
# SELECT AVG(NULLIF(height_cm, 0)), AVG(height_cm), AVG(COALESCE(height_cm, 0)) FROM superhero
h = superhero['height_cm']
result = tuple(round(float(x), 4) for x in (h.replace(0, np.nan).mean(), h.mean(), h.fillna(0).mean()))
# case: tallest-with-ties-rank
# SELECT superhero_name FROM (SELECT *, RANK() OVER (ORDER BY height_cm DESC) r FROM superhero) WHERE r = 1 ORDER BY superhero_name
top = superhero.nlargest(1, 'height_cm', keep='all')
result = top['superhero_name'].sort_values().tolist()
# case: second-distinct-height
# SELECT MAX(height_cm) FROM superhero WHERE height_cm < (SELECT MAX(height_cm) FROM superhero)
mx = superhero['height_cm'].max()
second = superhero['height_cm'].loc[lambda s: s < mx].max()
result = [(int(second),)]
# case: hair-eye-nocase-name-like
# SELECT id FROM superhero WHERE superhero_name LIKE 'ABO%' AND eye_colour_id = (SELECT id FROM colour WHERE colour = 'Green')
green = colour.loc[colour['colour'].eq('Green'), 'id'].iat[0]
result = superhero[superhero['superhero_name'].str.upper().str.startswith('ABO', na=False) & (superhero['eye_colour_id'] == green)]['id'].to_list()
# case: like-escaped-underscore-and-dash
# SELECT superhero_name FROM superhero WHERE superhero_name LIKE '%\_%' ESCAPE '\' OR superhero_name LIKE '_-%'
s = superhero['superhero_name'].fillna('')
result = s[s.str.contains('_', regex=False) | s.str.get(1).eq('-')].tolist()
# case: group-concat-powers-distinct
# SELECT s.superhero_name, GROUP_CONCAT(p.power_name, ', ') FROM superhero s JOIN hero_power h ON h.hero_id = s.id LEFT JOIN superpower p ON p.id = h.power_id GROUP BY s.id ORDER BY s.id
x = hero_power.merge(superpower, how='left', left_on='power_id', right_on='id')
x = x.merge(superhero[['id', 'superhero_name']], left_on='hero_id', right_on='id', suffixes=('_p', ''))
def gconcat(col, sep):
    vals = [v for v in col if isinstance(v, str)]
    return sep.join(vals) if vals else None

out = x.groupby('id').agg({'superhero_name': 'first', 'power_name': partial(gconcat, sep=', ')})
result = sql_result(out)
# case: power-never-used-except
# SELECT power_name FROM superpower EXCEPT SELECT power_name FROM superpower JOIN hero_power ON id = power_id
used = superpower['id'].isin(hero_power['power_id'].dropna().astype('int64'))
result = superpower.loc[~used, 'power_name'].tolist()
# case: relational-division-same-powers
# heroes having every power of hero 3: SELECT hero_id FROM hero_power WHERE power_id IN (SELECT power_id FROM hero_power WHERE hero_id = 3) GROUP BY hero_id HAVING COUNT(DISTINCT power_id) = 2
need = hero_power.query('hero_id == 3').power_id.unique()
ct = pd.crosstab(hero_power['hero_id'], hero_power['power_id'])
full = ct[need].gt(0).all(axis=1)
result = full[full].index.tolist()
# case: weight-class-quartile-case
# SELECT CASE WHEN weight_kg < 0 THEN 'bad' WHEN weight_kg = 0 THEN 'unknown' WHEN weight_kg < 100 THEN 'light' ELSE 'heavy' END k, COUNT(*) FROM superhero GROUP BY k      -- NULL falls into ELSE
w = superhero['weight_kg']
k = w.case_when([(w.lt(0), 'bad'), (w.eq(0), 'unknown'), (w.lt(100), 'light'), (pd.Series(True, index=w.index), 'heavy')])
result = k.value_counts().sort_index().to_dict()
# case: bmi-ratio-integer-division
# SELECT id, weight_kg * 10000 / (height_cm * height_cm) FROM superhero WHERE publisher_id IS NOT NULL ORDER BY 2 DESC, 1
hh = superhero[superhero['publisher_id'].notna()].astype({'height_cm': 'Int64', 'weight_kg': 'Int64'})
den = hh['height_cm'].mul(hh['height_cm'])
raw = hh['weight_kg'].mul(10000) / den.where(den != 0)
hh = hh.assign(bmi=np.trunc(raw.astype('float64'))).sort_values(['bmi', 'id'], ascending=[False, True])
result = sql_result(hh[['id', 'bmi']])
# case: union-all-vs-union
# SELECT height_cm FROM superhero WHERE gender_id = 1 UNION [ALL] SELECT height_cm FROM superhero WHERE publisher_id = 13
a = superhero.loc[superhero['gender_id'].eq(1), 'height_cm']
b = superhero.loc[superhero['publisher_id'].eq(13), 'height_cm']
both = pd.concat([a, b])
result = {'union_all': len(both), 'union': [None if pd.isna(v) else int(v) for v in both.drop_duplicates().sort_values(na_position='first')]}
# case: window-share-of-total
# SELECT id, ROUND(weight_kg * 100.0 / SUM(weight_kg) OVER (PARTITION BY publisher_id), 1) FROM superhero WHERE weight_kg > 0
pos = superhero[superhero['weight_kg'] > 0]
tot = pos.groupby('publisher_id', dropna=False)['weight_kg'].transform('sum')
result = pos['id'].to_frame().assign(share=(pos['weight_kg'] * 100.0 / tot).round(1)).set_index('id')['share'].to_dict()
# case: ambiguous-id-mistake
# SELECT id, power_name FROM superhero JOIN hero_power ... JOIN superpower
m = superhero.merge(hero_power, left_on='id', right_on='hero_id').merge(superpower, left_on='power_id', right_on='id')
result = m[['id', 'power_name']].values.tolist()
# case: boolean-mask-with-na-mistake
# SELECT * FROM superhero WHERE superhero_name LIKE 'a%'
mask = superhero['superhero_name'].str.lower().str.startswith('a')
result = superhero[mask]['id'].tolist()
# case: correlated-avg-by-publisher
# SELECT id FROM superhero s WHERE height_cm >= (SELECT AVG(height_cm) FROM superhero x WHERE x.publisher_id = s.publisher_id) ORDER BY id
avg = superhero.groupby('publisher_id')['height_cm'].mean()
thr = superhero['publisher_id'].map(avg)
result = superhero.loc[superhero['height_cm'].ge(thr), 'id'].tolist()
# case: name-initial-substr-unicode
# SELECT SUBSTR(UPPER(superhero_name), 1, 1) || '.' || COALESCE(CAST(publisher_id AS TEXT), '?'), LENGTH(full_name) FROM superhero ORDER BY id LIMIT 6 OFFSET 3
pub = superhero['publisher_id'].astype('Int64').astype('string').fillna('?')
ini = superhero['superhero_name'].astype('string').str.upper().str[:1].str.cat(pub, sep='.')
ln = superhero['full_name'].astype('string').str.len()
page = pd.DataFrame({'ini': ini, 'ln': ln}).iloc[3:9]
result = [(None if a is pd.NA else str(a), None if b is pd.NA else int(b)) for a, b in zip(page['ini'], page['ln'])]
