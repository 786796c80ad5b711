import pandas as pd
import numpy as np
import re

cities_df = pd.DataFrame({
    'city_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'city': ['São Paulo', 'SAO PAULO', 'Zürich ', 'zurich', 'Kraków', '東京', 'İstanbul', ' München'],
    'country_code': ['BR', 'br', 'CH', 'ch ', 'PL', 'JP', 'TR', 'de'],
    'population': ['12,325,232', '12.3M', '434 335', '434335', '779.115', '13,960,000', None, '1 488 202'],
    'founded': ['1554', '25/01/1554', None, 'c. 15 BC', '1038', '1457', '660 BC', '1158-06-14'],
})

countries_df = pd.DataFrame({
    'code': ['BR', 'CH', 'PL', 'JP', 'DE', 'DE', None],
    'country': ['Brazil', 'Switzerland', 'Poland', '日本', 'Germany', 'Deutschland', 'Nowhere'],
    'gdp': ['$2.17 tn', '$0.88 tn', '$0.81 tn', '$4.21 tn', '$4.46 tn', '', None],
})

reviews_df = pd.DataFrame({
    'review_id': [1, 2, 3, 4, 5, 6, 7],
    'city_id': [1, 1, 2, 6, 6, 8, 50],
    'stars': ['5', '4.5', '★★★', None, '3/5', 'five', '0'],
    'comment': ['Great!! 😀', 'great ', 'GREAT\t', '', None, 'Straßenfest was fun', 'naïve café\u00a0view'],
})
# case: strip-accents-group
def fold(s):
    return (s.str.strip()
             .str.normalize('NFKD')
             .str.encode('ascii', errors='ignore')
             .str.decode('utf-8')
             .str.lower())

c = cities_df.assign(key=fold(cities_df['city']))
result = c.groupby('key').agg(ids=('city_id', list), n=('city_id', 'size')).reset_index()
# case: population-to-number
def to_int(text):
    if text is None:
        return None
    t = text.replace(' ', '').replace(',', '')
    if t.endswith('M'):
        return int(float(t[:-1]) * 1_000_000)
    if re.fullmatch(r'\d{1,3}(\.\d{3})+', t):
        t = t.replace('.', '')
    return int(t)

result = pd.DataFrame({'city': cities_df['city'].str.strip(),
                       'pop': cities_df['population'].map(to_int).astype('Int64')})
# case: code-join-upper
left = cities_df.assign(code=cities_df['country_code'].str.strip().str.upper())
j = left.merge(countries_df, on='code', how='left')
result = j.groupby(['code', 'country'], dropna=False)['city_id'].nunique().reset_index(name='cities')
# case: stars-extract-digits
s = reviews_df['stars']
num = s.str.extract(r'(\d+(?:\.\d+)?)', expand=False).astype(float)
star_count = s.str.count('★')
result = reviews_df[['review_id', 'city_id']].assign(score=num.fillna(star_count.where(star_count > 0)))
# case: casefold-vs-lower
w = reviews_df['comment'].dropna()
result = pd.DataFrame({'lower': w.str.lower(), 'fold': w.str.casefold(), 'upper': w.str.upper(), 'n': w.str.len()})
# case: comment-blank-is-null
cm = reviews_df['comment'].str.strip().replace({'': None})
result = pd.Series({
    'null': int(cm.isna().sum()),
    'present': int(cm.notna().sum()),
    'distinct': int(cm.str.casefold().nunique()),
})
# case: founded-year-regex
yr = cities_df['founded'].str.extract(r'(?P<year>\d{4})')
bc = cities_df['founded'].str.contains('BC', na=False)
result = cities_df[['city']].join(yr).assign(bc=bc)
# case: best-city-by-stars-guarded
r = reviews_df.copy()
r['stars'] = pd.to_numeric(r['stars'], errors='coerce')
avg = r.groupby('city_id')['stars'].mean().dropna()
if avg.empty:
    result = None
else:
    best = avg.idxmax()
    match = cities_df.loc[cities_df['city_id'] == best, 'city']
    result = (int(best), match.iloc[0].strip() if len(match) else 'unknown', float(avg.max()))
# case: like-pattern-search
pat = 'zur'
hits = cities_df[cities_df['city'].str.contains(pat, case=False, na=False)]
starts = cities_df[cities_df['city'].str.strip().str.startswith(('S', 'Z', 'M'))]
result = pd.concat([hits, starts]).drop_duplicates('city_id').sort_values('city_id')[['city_id', 'city']]
# case: gdp-trillions
g = countries_df.copy()
g['gdp_tn'] = pd.to_numeric(g['gdp'].str.replace('$', '', regex=False).str.replace(' tn', '', regex=False), errors='coerce')
g = g.dropna(subset=['code']).drop_duplicates(subset='code')
g['share'] = (g['gdp_tn'] / g['gdp_tn'].sum()).mul(100).round(1).astype(str) + '%'
result = g.nlargest(3, 'gdp_tn')[['code', 'gdp_tn', 'share']].reset_index(drop=True)
# case: unicode-sort-order
result = cities_df['city'].str.strip().sort_values(key=lambda s: s.str.lower()).tolist()
# case: cities-without-reviews
reviewed = reviews_df['city_id'].unique()
missing = cities_df[~cities_df['city_id'].isin(reviewed)]
result = missing.assign(city=missing['city'].str.strip().str.title())[['city_id', 'city']].reset_index(drop=True)
# case: word-frequency
words = (reviews_df['comment'].fillna('')
         .str.lower()
         .str.findall(r'\w+')
         .explode()
         .dropna())
result = words.value_counts().rename_axis('word').reset_index(name='freq').sort_values(['freq', 'word'], ascending=[False, True]).reset_index(drop=True)
# case: reviews-join-nothing
aus = cities_df[cities_df['country_code'].str.strip().str.upper().eq('AU')]
j = aus.merge(reviews_df, on='city_id')
summary = j.groupby('city', as_index=False).agg(reviews=('review_id', 'count'), longest=('comment', 'max'))
result = summary
