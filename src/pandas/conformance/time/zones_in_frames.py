import datetime
from io import StringIO
from zoneinfo import ZoneInfo

import numpy as np
import pandas as pd

A = pd.Timestamp('2024-01-01 10:00', tz='UTC')
B = pd.Timestamp('2024-01-01 10:00', tz='US/Eastern')
N = pd.Timestamp('2024-01-01 10:00')
P = datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone.utc)
z = pd.Series([A, pd.NaT, A + pd.Timedelta(days=1)])
n = z.dt.tz_localize(None)
w = pd.to_datetime(
    pd.Series(['2024-01-05 10:00:00Z', '2024-01-02 23:30:00Z', '2024-01-05 10:00:00Z', None, '2023-12-31 00:00:00Z'])
).dt.tz_convert('US/Eastern')
u = w.dt.tz_convert('UTC')
e = w[:0]
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b', 'a'], 't': u, 'w': w, 'v': [1, 2, 3, 4, 5]})

# case: d.head-2
result = d.head(2)

# case: d.dtypes
result = d.dtypes

# case: d.dtypes.astype-str-.tolist
result = d.dtypes.astype(str).tolist()

# case: d.info
result = d.info()

# case: d.describe
result = d.describe()

# case: d.describe-include=-all
result = d.describe(include='all')

# case: d.shape
result = d.shape

# case: d.columns
result = d.columns

# case: d.index
result = d.index

# case: d.T
result = d.T

# case: d.values
result = d.values

# case: d.to-numpy
result = d.to_numpy()

# case: d.copy
result = d.copy()

# case: d.isna
result = d.isna()

# case: d.isna-.sum
result = d.isna().sum()

# case: d.dropna
result = d.dropna()

# case: d.dropna-subset=-t
result = d.dropna(subset=['t'])

# case: d.fillna-0
result = d.fillna(0)

# case: d-t-.fillna-A
result = d['t'].fillna(A)

# case: d.fillna-t-:A
result = d.fillna({'t':A})

# case: d.ffill
result = d.ffill()

# case: d.bfill
result = d.bfill()

# case: d.sort-values-t
result = d.sort_values('t')

# case: d.sort-values-t-ascending=False
result = d.sort_values('t',ascending=False)

# case: d.sort-values-k-t
result = d.sort_values(['k','t'])

# case: d.sort-values-w
result = d.sort_values('w')

# case: d.groupby-k-t-.min
result = d.groupby('k')['t'].min()

# case: d.groupby-k-t-.max
result = d.groupby('k')['t'].max()

# case: d.groupby-k-t-.first
result = d.groupby('k')['t'].first()

# case: d.groupby-k-t-.last
result = d.groupby('k')['t'].last()

# case: d.groupby-k-t-.count
result = d.groupby('k')['t'].count()

# case: d.groupby-k-t-.nunique
result = d.groupby('k')['t'].nunique()

# case: d.groupby-k-t-.size
result = d.groupby('k')['t'].size()

# case: d.groupby-k-t-.agg-min-max
result = d.groupby('k')['t'].agg(['min','max'])

# case: d.groupby-k-t-.agg-min
result = d.groupby('k')['t'].agg('min')

# case: d.groupby-k-.agg-t-:-max-v-:-sum
result = d.groupby('k').agg({'t':'max','v':'sum'})

# case: d.groupby-k-.agg-a=-t-min-b=-v-sum
result = d.groupby('k').agg(a=('t','min'),b=('v','sum'))

# case: d.groupby-k-.agg-a=-t-lambda-s:s.max--s.min
result = d.groupby('k').agg(a=('t',lambda s:s.max()-s.min()))

# case: d.groupby-k-t-.apply-lambda-s:s.max
result = d.groupby('k')['t'].apply(lambda s:s.max())

# case: d.groupby-k-t-.apply-lambda-s:-s.max--s.min-.days
result = d.groupby('k')['t'].apply(lambda s:(s.max()-s.min()).days)

# case: d.groupby-k-t-.transform-min
result = d.groupby('k')['t'].transform('min')

# case: d.groupby-k-t-.diff
result = d.groupby('k')['t'].diff()

# case: d.groupby-k-t-.shift
result = d.groupby('k')['t'].shift()

# case: d.groupby-k-t-.rank
result = d.groupby('k')['t'].rank()

# case: d.groupby-k-t-.idxmax
result = d.groupby('k')['t'].idxmax()

# case: d.groupby-k-t-.mean
result = d.groupby('k')['t'].mean()

# case: d.groupby-k-t-.median
result = d.groupby('k')['t'].median()

# case: d.groupby-k-t-.cummax
result = d.groupby('k')['t'].cummax()

# case: d.groupby-k-t-.nth-0
result = d.groupby('k')['t'].nth(0)

# case: d.groupby-k-t-.unique
result = d.groupby('k')['t'].unique()

# case: d.groupby-k-t-.apply-list
result = d.groupby('k')['t'].apply(list)

# case: d.groupby-k-t-.agg-list
result = d.groupby('k')['t'].agg(list)

# case: d.groupby-k-t-.value-counts
result = d.groupby('k')['t'].value_counts()

# case: d.groupby-k-t-.quantile
result = d.groupby('k')['t'].quantile()

# case: d.groupby-k-t-.describe
result = d.groupby('k')['t'].describe()

# case: d.groupby-k-t-.ffill
result = d.groupby('k')['t'].ffill()

# case: d.groupby-k-.first
result = d.groupby('k').first()

# case: d.groupby-k-.last
result = d.groupby('k').last()

# case: d.groupby-k-.min
result = d.groupby('k').min()

# case: d.groupby-k-.max
result = d.groupby('k').max()

# case: d.groupby-k-.count
result = d.groupby('k').count()

# case: d.groupby-k-.nunique
result = d.groupby('k').nunique()

# case: d.groupby-k-.head-1
result = d.groupby('k').head(1)

# case: d.groupby-k-.tail-1
result = d.groupby('k').tail(1)

# case: d.groupby-k-.nth-0
result = d.groupby('k').nth(0)

# case: d.groupby-k-.size
result = d.groupby('k').size()

# case: d.groupby-k-.apply-lambda-g:g.iloc-0
result = d.groupby('k').apply(lambda g:g.iloc[0])

# case: d.groupby-k-.apply-lambda-g:g.loc-g-v-.idxmax-t
result = d.groupby('k').apply(lambda g:g.loc[g['v'].idxmax(),'t'])

# case: d.groupby-k-.cumcount
result = d.groupby('k').cumcount()

# case: d.groupby-k-v-.sum
result = d.groupby('k')['v'].sum()

# case: d.groupby-k-v-.transform-sum
result = d.groupby('k')['v'].transform('sum')

# case: d.groupby-k-.filter-lambda-g:len-g->2
result = d.groupby('k').filter(lambda g:len(g)>2)

# case: d.groupby-t-v-.sum
result = d.groupby('t')['v'].sum()

# case: d.groupby-t-.size
result = d.groupby('t').size()

# case: d.groupby-t-.agg-v-:-sum
result = d.groupby('t').agg({'v':'sum'})

# case: d.groupby-t-.first
result = d.groupby('t').first()

# case: d.groupby-w-v-.sum
result = d.groupby('w')['v'].sum()

# case: d.groupby-k-t-v-.sum
result = d.groupby(['k','t'])['v'].sum()

# case: d.groupby-k-t-.size-2
result = d.groupby(['k','t']).size()

# case: d.groupby-k-t-.size-.reset-index
result = d.groupby(['k','t']).size().reset_index()

# case: d.groupby-d-t-.dt.date-v-.sum
result = d.groupby(d['t'].dt.date)['v'].sum()

# case: d.groupby-d-t-.dt.hour-v-.sum
result = d.groupby(d['t'].dt.hour)['v'].sum()

# case: d.groupby-d-t-.dt.floor-D-v-.sum
result = d.groupby(d['t'].dt.floor('D'))['v'].sum()

# case: d.groupby-d-t-.dt.normalize-v-.sum
result = d.groupby(d['t'].dt.normalize())['v'].sum()

# case: d.groupby-d-t-.dt.tz-localize-None-.dt.to-period-M-v-.sum
result = d.groupby(d['t'].dt.tz_localize(None).dt.to_period('M'))['v'].sum()

# case: d.groupby-t-dropna=False-v-.sum
result = d.groupby('t',dropna=False)['v'].sum()

# case: d.groupby-t-as-index=False-v-.sum
result = d.groupby('t',as_index=False)['v'].sum()

# case: d.groupby-pd.Grouper-key=-t-freq=-D-v-.sum
result = d.groupby(pd.Grouper(key='t',freq='D'))['v'].sum()

# case: d.groupby-pd.Grouper-key=-t-freq=-ME-v-.sum
result = d.groupby(pd.Grouper(key='t',freq='ME'))['v'].sum()

# case: k-for-k-g-in-d.groupby-t
result = [k for k,g in d.groupby('t')]

# case: g-for-k-g-in-d.groupby-k-0
result = [g for k,g in d.groupby('k')][0]

# case: d.merge-d-on=-t
result = d.merge(d,on='t')

# case: d.merge-d-on=-k
result = d.merge(d,on='k')

# case: d.merge-d-t-v-on=-t-how=-left
result = d.merge(d[['t','v']],on='t',how='left')

# case: d.merge-d-w-v-on=-w-how=-outer
result = d.merge(d[['w','v']],on='w',how='outer')

# case: d.merge-d-left-on=-t-right-on=-w
result = d.merge(d,left_on='t',right_on='w')

# case: d.merge-d.assign-t=d-t-.dt.tz-localize-None-on=-t
result = d.merge(d.assign(t=d['t'].dt.tz_localize(None)),on='t')

# case: d.set-index-k-.join-d.set-index-k-rsuffix=-r
result = d.set_index('k').join(d.set_index('k'),rsuffix='_r')

# case: pd.merge-d-d-on=-k-t
result = pd.merge(d,d,on=['k','t'])

# case: pd.merge-asof-d.dropna-.sort-values-t-d.dropna-.sort-values-t-on=-t
result = pd.merge_asof(d.dropna().sort_values('t'),d.dropna().sort_values('t'),on='t')

# case: pd.concat-d-d
result = pd.concat([d,d])

# case: pd.concat-d-d-ignore-index=True
result = pd.concat([d,d],ignore_index=True)

# case: pd.concat-d-d.assign-t=d-t-.dt.tz-localize-None
result = pd.concat([d,d.assign(t=d['t'].dt.tz_localize(None))])

# case: pd.concat-d-d.assign-t=d-w
result = pd.concat([d,d.assign(t=d['w'])])

# case: pd.concat-d-d-v
result = pd.concat([d,d[['v']]])

# case: pd.concat-d-t-d-v-axis=1
result = pd.concat([d[['t']],d[['v']]],axis=1)

# case: d.drop-duplicates-t
result = d.drop_duplicates('t')

# case: d.drop-duplicates
result = d.drop_duplicates()

# case: d.duplicated-t
result = d.duplicated('t')

# case: d.duplicated
result = d.duplicated()

# case: d.nunique
result = d.nunique()

# case: d.set-index-t
result = d.set_index('t')

# case: d.set-index-t-.sort-index
result = d.set_index('t').sort_index()

# case: d.set-index-t-.index
result = d.set_index('t').index

# case: d.set-index-k-t
result = d.set_index(['k','t'])

# case: d.set-index-t-.reset-index
result = d.set_index('t').reset_index()

# case: d.set-index-t-v
result = d.set_index('t')['v']

# case: d.set-index-t-.loc-A:
result = d.set_index('t').loc[A:]

# case: d.reset-index
result = d.reset_index()

# case: d.rename-columns=-t-:-q
result = d.rename(columns={'t':'q'})

# case: d.drop-columns=-t
result = d.drop(columns='t')

# case: d-t-v
result = d[['t','v']]

# case: d-t
result = d['t']

# case: d.t
result = d.t

# case: d.loc-0-t
result = d.loc[0,'t']

# case: d.loc-d-t->A
result = d.loc[d['t']>A]

# case: d-d-t->A
result = d[d['t']>A]

# case: d-d-t->-2024-01-02
result = d[d['t']>'2024-01-02']

# case: d-d-t->pd.Timestamp-2024-01-02-tz=-UTC
result = d[d['t']>pd.Timestamp('2024-01-02',tz='UTC')]

# case: d-d-t->-2024-01-02T00:00:00Z
result = d[d['t']>'2024-01-02T00:00:00Z']

# case: d-d-t->N
result = d[d['t']>N]

# case: d-d-t-.dt.year==2024
result = d[d['t'].dt.year==2024]

# case: d-d-t-.dt.date==datetime.date-2024-1-5
result = d[d['t'].dt.date==datetime.date(2024,1,5)]

# case: d-d-t-.between-2024-01-01-2024-01-04
result = d[d['t'].between('2024-01-01','2024-01-04')]

# case: d-d-t-.isna
result = d[d['t'].isna()]

# case: d.query-t->-2024-01-02
result = d.query('t > "2024-01-02"')

# case: d.query-v->-2
result = d.query('v > 2')

# case: d.query-t->-A
result = d.query('t > @A')

# case: d.query-t-==-w
result = d.query('t == w')

# case: d.iloc-0
result = d.iloc[0]

# case: d.iloc-0-t
result = d.iloc[0]['t']

# case: d.iloc-:2
result = d.iloc[:2]

# case: d.loc-0
result = d.loc[0]

# case: d.loc-0-1-t
result = d.loc[[0,1],['t']]

# case: d.at-0-t
result = d.at[0,'t']

# case: d.iat-0-1
result = d.iat[0,1]

# case: d.assign-q=d-t-.dt.hour
result = d.assign(q=d['t'].dt.hour)

# case: d.assign-q=d-t--A
result = d.assign(q=d['t']-A)

# case: d.assign-q=d-t-.dt.tz-localize-None
result = d.assign(q=d['t'].dt.tz_localize(None))

# case: d.assign-q=d-t-.dt.tz-convert-US-Eastern
result = d.assign(q=d['t'].dt.tz_convert('US/Eastern'))

# case: d.assign-q=A
result = d.assign(q=A)

# case: d.assign-q=d-t-.max
result = d.assign(q=d['t'].max())

# case: d.assign-q=-d-t-.max--d-t-.dt.days
result = d.assign(q=(d['t'].max()-d['t']).dt.days)

# case: d.apply-lambda-c:c.isna-.sum
result = d.apply(lambda c:c.isna().sum())

# case: d.apply-lambda-r:r-t-axis=1
result = d.apply(lambda r:r['t'],axis=1)

# case: d.apply-lambda-r:r-v-axis=1
result = d.apply(lambda r:r['v'],axis=1)

# case: d.apply-lambda-r:str-r-t-axis=1
result = d.apply(lambda r:str(r['t']),axis=1)

# case: d.apply-lambda-r:r-t--r-w-axis=1
result = d.apply(lambda r:r['t']-r['w'],axis=1)

# case: d-t-.apply-lambda-q:q.isoformat
result = d['t'].apply(lambda q:q.isoformat())

# case: d.map-str
result = d.map(str)

# case: d.applymap-str
result = d.applymap(str)

# case: d.min
result = d.min()

# case: d.max
result = d.max()

# case: d.count
result = d.count()

# case: d.mode
result = d.mode()

# case: d.agg-t-:-min
result = d.agg({'t':'min'})

# case: d.agg-t-:-min-max
result = d.agg({'t':['min','max']})

# case: d-t-w-.min
result = d[['t','w']].min()

# case: d-t-w-.diff-axis=1
result = d[['t','w']].diff(axis=1)

# case: d.pivot-table-index=-k-values=-t-aggfunc=-max
result = d.pivot_table(index='k',values='t',aggfunc='max')

# case: d.pivot-table-index=-k-values=-v-columns=-t
result = d.pivot_table(index='k',values='v',columns='t')

# case: d.pivot-index=-v-columns=-k-values=-t
result = d.pivot(index='v',columns='k',values='t')

# case: d.melt-id-vars=-k-value-vars=-t-w
result = d.melt(id_vars='k',value_vars=['t','w'])

# case: d.melt-id-vars=-k-t-value-vars=-v
result = d.melt(id_vars=['k','t'],value_vars=['v'])

# case: d.melt-id-vars=-k-value-vars=-t
result = d.melt(id_vars='k',value_vars=['t'])

# case: d.stack
result = d.stack()

# case: d.set-index-k-v-t-.unstack
result = d.set_index(['k','v'])['t'].unstack()

# case: d.explode-v
result = d.explode('v')

# case: d.select-dtypes-datetimetz
result = d.select_dtypes('datetimetz')

# case: d.select-dtypes-include=-datetimetz
result = d.select_dtypes(include=['datetimetz'])

# case: d.select-dtypes-datetime
result = d.select_dtypes('datetime')

# case: d.select-dtypes-number
result = d.select_dtypes('number')

# case: d.select-dtypes-exclude=-datetimetz
result = d.select_dtypes(exclude='datetimetz')

# case: d.select-dtypes-include=-datetime64-ns-UTC
result = d.select_dtypes(include=['datetime64[ns, UTC]'])

# case: d.select-dtypes-object
result = d.select_dtypes('object')

# case: d.astype-str
result = d.astype(str)

# case: d.astype-t-:str
result = d.astype({'t':str})

# case: d.astype-t-:-datetime64-ns
result = d.astype({'t':'datetime64[ns]'})

# case: d.astype-object
result = d.astype(object)

# case: d.to-dict
result = d.to_dict()

# case: d.to-dict-records
result = d.to_dict('records')

# case: d.to-dict-list
result = d.to_dict('list')

# case: list-d.itertuples
result = list(d.itertuples())

# case: list-d.itertuples-index=False
result = list(d.itertuples(index=False))

# case: r-t-for-r-in-d.iterrows
result = [r['t'] for _,r in d.iterrows()]

# case: list-d.items-1
result = list(d.items())[1]

# case: d.equals-d
result = d.equals(d)

# case: d.where-d.notna
result = d.where(d.notna())

# case: d.where-d-v->2
result = d.where(d['v']>2)

# case: d.mask-d-v->2
result = d.mask(d['v']>2)

# case: d.replace-a-z
result = d.replace('a','z')

# case: d.replace-t-:-A:B
result = d.replace({'t':{A:B}})

# case: d.shift
result = d.shift()

# case: d.diff
result = d.diff()

# case: d.nlargest-2-v
result = d.nlargest(2,'v')

# case: d.nlargest-2-t
result = d.nlargest(2,'t')

# case: d.nsmallest-1-t
result = d.nsmallest(1,'t')

# case: d.rank
result = d.rank()

# case: d.corr-numeric-only=True
result = d.corr(numeric_only=True)

# case: d.sum-numeric-only=True
result = d.sum(numeric_only=True)

# case: d.sum
result = d.sum()

# case: d.mean
result = d.mean()

# case: d.mean-numeric-only=True
result = d.mean(numeric_only=True)

# case: d.quantile-numeric-only=True
result = d.quantile(numeric_only=True)

# case: d.value-counts-t
result = d.value_counts('t')

# case: d-t-.value-counts
result = d['t'].value_counts()

# case: d.insert-0-q-d-t
result = d.insert(0,'q',d['t'])

# case: d.pop-t
result = d.pop('t')

# case: d.update-d
result = d.update(d)

# case: d.combine-first-d
result = d.combine_first(d)

# case: d.reindex-0-9
result = d.reindex([0,9])

# case: d.reindex-columns=-t-zz
result = d.reindex(columns=['t','zz'])

# case: d.align-d-0
result = d.align(d)[0]

# case: d.compare-d
result = d.compare(d)

# case: d.isin-A
result = d.isin([A])

# case: d.isin-t-:-A
result = d.isin({'t':[A]})

# case: d==d
result = d==d

# case: d.eq-d
result = d.eq(d)

# case: d.empty
result = d.empty

# case: d.size
result = d.size

# case: d.any
result = d.any()

# case: d.all
result = d.all()

# case: d.add-prefix-a
result = d.add_prefix('a_')

# case: d.filter-like=-t
result = d.filter(like='t')

# case: d.filter-items=-t
result = d.filter(items=['t'])

# case: d.tail-1
result = d.tail(1)

# case: d.squeeze
result = d.squeeze()

# case: d.transpose
result = d.transpose()

# case: d.cummax
result = d.cummax()

# case: d.first-valid-index
result = d.first_valid_index()

# case: d.to-string
result = d.to_string()

# case: repr-d
result = repr(d)

# case: str-d-t
result = str(d[['t']])

# case: print-d
result = print(d)

# case: len-d
result = len(d)

# case: list-d
result = list(d)

# case: d.rolling-2-v-.sum
result = d.rolling(2)['v'].sum()

# case: d.rolling-2D-on=-t-v-.sum
result = d.rolling('2D',on='t')['v'].sum()

# case: d.resample-D-on=-t-v-.sum
result = d.resample('D',on='t')['v'].sum()

# case: d.dropna-.set-index-t-.resample-D-v-.sum
result = d.dropna().set_index('t').resample('D')['v'].sum()

# case: d.dropna-.set-index-t-.sort-index-.rolling-3D-v-.sum
result = d.dropna().set_index('t').sort_index().rolling('3D')['v'].sum()

# case: d.interpolate
result = d.interpolate()

# case: d.clip
result = d.clip()

# case: d.abs
result = d.abs()

# case: d-t-.sort-values-.diff-.dt.total-seconds
result = d['t'].sort_values().diff().dt.total_seconds()

# case: d.dropna-.sort-values-t-.groupby-k-t-.diff-.dt.total-seconds
result = d.dropna().sort_values('t').groupby('k')['t'].diff().dt.total_seconds()

# case: pd.DataFrame-d.to-dict-records
result = pd.DataFrame(d.to_dict('records'))

# case: pd.DataFrame-a-:-A-B
result = pd.DataFrame({'a':[A,B]})

# case: pd.DataFrame-a-:-A-A
result = pd.DataFrame({'a':[A,A]})

# case: pd.DataFrame-A-1-A-2-columns=-p-q
result = pd.DataFrame([[A,1],[A,2]],columns=['p','q'])

# case: pd.DataFrame-a-:A-index=-0-1
result = pd.DataFrame({'a':A},index=[0,1])

# case: pd.DataFrame-a-:-P-P
result = pd.DataFrame({'a':[P,P]})

# case: pd.DataFrame-a-:A-a-:None
result = pd.DataFrame([{'a':A},{'a':None}])

# case: pd.get-dummies-d-k
result = pd.get_dummies(d['k'])

# case: pd.crosstab-d-k-d-t
result = pd.crosstab(d['k'],d['t'])

# case: pd.cut-d-v-2
result = pd.cut(d['v'],2)

# case: pd.qcut-d-v-2
result = pd.qcut(d['v'],2)

# case: pd.isnull-d
result = pd.isnull(d)

# case: pd.json-normalize-a-:A
result = pd.json_normalize([{'a':A}])

# case: pd.pivot-table-d-index=-t-values=-v-aggfunc=-sum
result = pd.pivot_table(d,index='t',values='v',aggfunc='sum')

# case: d.set-index-t-.groupby-level=0-v-.sum
result = d.set_index('t').groupby(level=0)['v'].sum()

# case: d.set-index-t-.index.duplicated
result = d.set_index('t').index.duplicated()

# case: d.set-index-t-.loc-2024-01-05
result = d.set_index('t').loc['2024-01-05']

# case: d.set-index-t-.sort-index-.loc-2024-01-01-:-2024-01-03
result = d.set_index('t').sort_index().loc['2024-01-01':'2024-01-03']

# case: d.dropna-.set-index-t-.index.hour
result = d.dropna().set_index('t').index.hour

# case: d.dropna-.set-index-t-.tz-convert-US-Eastern
result = d.dropna().set_index('t').tz_convert('US/Eastern')

# case: d.dropna-.set-index-t-.tz-localize-None
result = d.dropna().set_index('t').tz_localize(None)

# case: d.dropna-.set-index-t-.between-time-10:00-23:00
result = d.dropna().set_index('t').between_time('10:00','23:00')

# case: d.set-index-t-.to-dict
result = d.set_index('t').to_dict()

# case: np.where-d-t->A-a-b
result = np.where(d['t']>A,'a','b')

# case: np.select-d-t->A-y-n
result = np.select([d['t']>A],['y'],'n')

# case: d-t-.dt.strftime-Y-+-x
result = d['t'].dt.strftime('%Y')+'x'

# case: d-k-+d-t-.astype-str
result = d['k']+d['t'].astype(str)

# case: x-q-=A
x = d.copy()
x["q"]=A
result = x

# case: x-q-=x-t
x = d.copy()
x["q"]=x["t"]
result = x

# case: x-t-=x-t-.dt.tz-localize-None
x = d.copy()
x["t"]=x["t"].dt.tz_localize(None)
result = x

# case: x-t-=x-t-.dt.tz-convert-US-Eastern
x = d.copy()
x["t"]=x["t"].dt.tz_convert("US/Eastern")
result = x

# case: x.loc-0-t-=A
x = d.copy()
x.loc[0,"t"]=A
result = x

# case: x.loc-0-t-=B
x = d.copy()
x.loc[0,"t"]=B
result = x

# case: x.loc-0-t-=N
x = d.copy()
x.loc[0,"t"]=N
result = x

# case: x.loc-0-t-=pd.NaT
x = d.copy()
x.loc[0,"t"]=pd.NaT
result = x

# case: x.loc-0-t-=-2024-02-01
x = d.copy()
x.loc[0,"t"]="2024-02-01"
result = x

# case: x.loc-0-t-=-2024-02-01T00:00Z
x = d.copy()
x.loc[0,"t"]="2024-02-01T00:00Z"
result = x

# case: x.loc-x-v->2-t-=A
x = d.copy()
x.loc[x["v"]>2,"t"]=A
result = x

# case: x.loc-x-v->2-q-=A
x = d.copy()
x.loc[x["v"]>2,"q"]=A
result = x

# case: x.at-0-t-=A
x = d.copy()
x.at[0,"t"]=A
result = x

# case: x.iloc-0-1-=A
x = d.copy()
x.iloc[0,1]=A
result = x

# case: x.iat-0-1-=B
x = d.copy()
x.iat[0,1]=B
result = x

# case: x.loc-9-=-c-A-B-9
x = d.copy()
x.loc[9]=["c",A,B,9]
result = x

# case: x.loc-0-v-=A
x = d.copy()
x.loc[0,"v"]=A
result = x

# case: x-t-.iloc-0
x = d.copy()
x["t"].iloc[0]
result = x

# case: x-q-=pd.to-datetime-2024-01-01-utc=True
x = d.copy()
x["q"]=pd.to_datetime("2024-01-01",utc=True)
result = x

# case: x-q-=x-t-.max
x = d.copy()
x["q"]=x["t"].max()
result = x

# case: x.loc-:-t-=x-t-.dt.tz-localize-None
x = d.copy()
x.loc[:,"t"]=x["t"].dt.tz_localize(None)
result = x

# case: x-q-=-A-B-A-B-A
x = d.copy()
x["q"]=[A,B,A,B,A]
result = x

# case: x-q-=-A-A-A-A-A
x = d.copy()
x["q"]=[A,A,A,A,A]
result = x

# case: x-q-=pd.Series-A-A
x = d.copy()
x["q"]=pd.Series([A,A])
result = x

# case: x-t-w-=x-w-t
x = d.copy()
x[["t","w"]]=x[["w","t"]]
result = x

# case: x.loc-x-t-.isna-t-=x-t-.min
x = d.copy()
x.loc[x["t"].isna(),"t"]=x["t"].min()
result = x

# case: x.insert-1-q-A
x = d.copy()
x.insert(1,"q",A)
result = x

# case: x-t-=x-t-.fillna-pd.Timestamp-2024-01-01-tz=-UTC
x = d.copy()
x["t"]=x["t"].fillna(pd.Timestamp("2024-01-01",tz="UTC"))
result = x

# case: x-t-=x-t-.fillna-x-t-.max
x = d.copy()
x["t"]=x["t"].fillna(x["t"].max())
result = x

# case: x-t-=pd.to-datetime-x-t-utc=True
x = d.copy()
x["t"]=pd.to_datetime(x["t"],utc=True)
result = x

# case: x-t-=pd.to-datetime-x-t-.astype-str
x = d.copy()
x["t"]=pd.to_datetime(x["t"].astype(str))
result = x

# case: x-t-=pd.to-datetime-x-t-.astype-str-utc=True
x = d.copy()
x["t"]=pd.to_datetime(x["t"].astype(str),utc=True)
result = x

# case: x.columns=list-abcd
x = d.copy()
x.columns=list("abcd")
result = x

# case: x-t-=x-t-.dt.date
x = d.copy()
x["t"]=x["t"].dt.date
result = x

# case: x-t-=x-t-.astype-str-.str-:10
x = d.copy()
x["t"]=x["t"].astype(str).str[:10]
result = x

# case: x-t-=x-t-.apply-lambda-q:q.replace-tzinfo=None
x = d.copy()
x["t"]=x["t"].apply(lambda q:q.replace(tzinfo=None))
result = x

# case: del-x-t
x = d.copy()
del x["t"]
result = x

# case: x.set-index-t-inplace=True
x = d.copy()
x.set_index("t",inplace=True)
result = x

# case: x.index=x-t
x = d.copy()
x.index=x["t"]
result = x

# case: x.sort-values-t-inplace=True
x = d.copy()
x.sort_values("t",inplace=True)
result = x

# case: x-q-=x-t-+pd.Timedelta-1-D
x = d.copy()
x["q"]=x["t"]+pd.Timedelta(1,"D")
result = x

# case: x-q-=x-t--pd.DateOffset-months=1
x = d.copy()
x["q"]=x["t"]-pd.DateOffset(months=1)
result = x

# case: x-t-+=pd.Timedelta-1-h
x = d.copy()
x["t"]+=pd.Timedelta(1,"h")
result = x

# case: x-q-=np.where-x-t->A-x-t-pd.NaT
x = d.copy()
x["q"]=np.where(x["t"]>A,x["t"],pd.NaT)
result = x

# case: x-q-=x-t-.where-x-v->2-A
x = d.copy()
x["q"]=x["t"].where(x["v"]>2,A)
result = x

# case: x-q-=x-t-.mask-x-v->2
x = d.copy()
x["q"]=x["t"].mask(x["v"]>2)
result = x

# case: x-q-=x-t-.map-A:1
x = d.copy()
x["q"]=x["t"].map({A:1})
result = x

# case: x-q-=x-t-.rank
x = d.copy()
x["q"]=x["t"].rank()
result = x

# case: x-q-=x.groupby-k-t-.transform-max
x = d.copy()
x["q"]=x.groupby("k")["t"].transform("max")
result = x
