"""The steps that random programs take, as templates.

In angle brackets stand alternatives ('<first|last>') or one of these names:
c a column, cs one to three columns as a list, n a numeric column, ns all of them, t a column of
texts, d of dates, e of time differences, b of bools, q a category, l a label of the index,
k the column 'k', cond a condition on rows, scond one on a series, v a value, agg a reduction,
op an arithmetic operator, cmp a comparison. The letters ‹ and › stand for signs that are not brackets.
A step whose names do not fit the data is not taken.
"""

FRAME = """
x = x[<cond>]
x = x[<cond>]
x = x[(<cond>) & (<cond>)]
x = x[(<cond>) | (<cond>)]
x = x[~(<cond>)]
x = x.loc[<cond>, <cs>]
x = x.loc[<cond>, <c>]
x = x.loc[<l>]
x = x.loc[[<l>]]
x = x.loc[<l>:]
x = x.loc[<l>, <c>]
x = x.at[<l>, <c>]
x = x.iloc[<0|1|-1|5>]
x = x.iloc[<1:3|::2|[0]|::-1|-2:|:0|[1, 0]>]
x = x.iloc[:, <0|-1|:2|[0, 1]|1:>]
x = x.iloc[0, <0|1|-1>]
x = x.iat[0, <0|1>]
x = x.sort_values(<cs>, ascending=<True|False>, kind='stable')
x = x.sort_values(<c>, na_position='first', ignore_index=True, kind='stable')
x = x.sort_values(<c>, ascending=False)
x = x.sort_values([<c>, <c>], ascending=[<True|False>, <True|False>])
x = x.sort_values(by=<c>, key=lambda s: s.astype(str))
x = x.sort_index(<|ascending=False|axis=1>)
x = x[<cs>]
x = x[<c>]
x = x[<c>]
x = x[[<c>]]
x = x.drop(columns=<c>)
x = x.drop(<cs>, axis=1)
x = x.drop(<l>)
x = x.drop(index=[<l>])
x = x.drop_duplicates(<|<c>|<cs>>)
x = x.drop_duplicates(subset=<cs>, keep=<'first'|'last'|False>)
x = x.duplicated(<|<c>|keep=False>)
x = x.dropna(<|how='all'|axis=1|thresh=2>)
x = x.dropna(subset=[<c>])
x = x.fillna({<c>: <v>})
x = x.fillna(<0|'z'|-1.5>)
x = x.<ffill|bfill>()
x[<c>] = x[<c>].fillna(<v>)
x = x.replace({<c>: {<v>: <v>}})
x = x.replace(<v>, <v>)
x = x.replace([<v>, <v>], <v>)
x = x.<isna|notna>()
x = x.isna().<sum|any|mean>()
x = x.isna().<any|sum|all>(axis=1)
x = x.rename(columns={<c>: 'renamed'})
x = x.rename(columns=<str.upper|lambda c: str(c) + '_x'>)
x = x.rename(index={<l>: 'z'})
x = x.add_<prefix|suffix>('q_')
x.columns = [f'c{i}' for i in range(len(x.columns))]
x.columns = ['k'] * len(x.columns)
x = x.set_axis(range(len(x)), axis=0)
x = x.set_index(<c>)
x = x.set_index(<cs>)
x = x.set_index(<c>, drop=False)
x = x.set_index(<c>).sort_index()
x = x.reset_index(<|drop=True>)
x = x.rename_axis(<'ix'|None>)
x = x.reindex(<[0, 1, 9]|range(3)|['p', 'q']>)
x = x.reindex(columns=[<c>, 'zz'])
x = x.reindex(columns=[<c>, 'zz'], fill_value=0)
x = x.head(<0|1|3|-1>)
x = x.tail(<0|1|2|-1>)
x = x.T
x = x.copy()
x = x.shape
x = len(x)
x = x.size
x = x.empty
x = x.columns
x = x.index
x = x.dtypes.astype(str)
x = x.columns.tolist()
x = list(x)
x = x.values.tolist()
x = x.to_numpy().tolist()
x = x.to_dict(<|'records'|'list'|'index'|'split'>)
x = x.squeeze()
x = x.stack()
x = x.stack(future_stack=True)
x = x.melt(id_vars=[<c>])
x = x.melt(id_vars=<c>, value_vars=[<c>], var_name='vn', value_name='vv')
x = x.melt()
x = x.explode(<c>)
x = x.nunique(<|dropna=False|axis=1>)
x = x.count(<|axis=1>)
x = x.describe(<|include='all'>)
x = x.describe(include=<'object'|['object', 'int64']>)
x = x.<max|min|sum|mode|any|all>()
x = x.<sum|mean|median|std|min|max|prod|var>(numeric_only=True)
x = x.<max|min|sum|mean>(axis=1, numeric_only=True)
x = x.select_dtypes(<'number'|include=['object']|exclude='number'|'bool'|include='datetime'>)
x = x.shift(<1|-1|2>)
x = x.astype({<c>: <str|'category'|float|int|object|'string'|'Int64'|bool>})
x = x.astype(<str|object>)
x = x.convert_dtypes()
x = x.infer_objects()
x = x.value_counts()
x = x.value_counts(<cs>).sort_index()
x = x.value_counts(subset=[<c>], normalize=True)
x = x[<c>].value_counts()
x = x[<c>].value_counts(<dropna=False|normalize=True|ascending=True>)
x = x[<c>].value_counts().reset_index()
x = x[<c>].value_counts().idxmax()
x = x[<c>].unique()
x = x[<c>].nunique(<|dropna=False>)
x = x[<c>].<isna|notna|duplicated>()
x = x[<c>].<first_valid_index|isna>()
x = x.groupby(<c>).size()
x = x.groupby(<cs>).size().reset_index(name='n')
x = x.groupby(<c>).<count|nunique|first|last|max|min|sum|ngroups>()
x = x.groupby(<c>, as_index=<True|False>).<count|size|first|max>()
x = x.groupby(<c>, dropna=False, sort=<True|False>).size()
x = x.groupby(<cs>, dropna=False).size()
x = x.groupby(<c>, observed=<True|False>).size()
x = x.groupby([<c>, <c>]).<size|first|count>().unstack()
x = x.groupby(<c>)[<c>].<nunique|count|first|last|size|max|min|unique>()
x = x.groupby(<c>)[<c>].<nunique|count|first|size>().reset_index(name='r')
x = x.groupby(<cs>)[<c>].<nunique|count|first>().reset_index()
x = x.groupby(<c>)[<c>].agg(<list|set|'count'|'first'|lambda s: s.iloc[0]|lambda s: len(s)|['first', 'count']>)
x = x.groupby(<c>)[<c>].apply(<list|lambda s: s.notna().sum()|lambda s: s.head(1)|lambda s: ','.join(s.astype(str))>)
x = x.groupby(<c>)[<c>].transform(<'count'|'first'|'nunique'|'size'|'max'>)
x = x.groupby(<c>)[<c>].value_counts()
x = x.groupby(<c>)[<c>].value_counts(<normalize=True|dropna=False|sort=False>)
x = x.groupby(<c>).<head|tail>(<1|2>)
x = x.groupby(<c>).nth(<0|-1|1>)
x = x.groupby(<c>).<cumcount|ngroup>()
x['c'] = x.groupby(<c>).<cumcount|ngroup>() + 1
x = x.groupby(<c>).agg({<c>: 'count', <c>: <'first'|'nunique'|'max'|list>})
x = x.groupby(<c>).agg(v=(<c>, <'count'|'first'|'nunique'|'max'|'min'|'size'|list|lambda s: s.iloc[-1]>), w=(<c>, 'count'))
x = x.groupby(<cs>, as_index=False).agg(v=(<c>, <'count'|'first'|'nunique'|'max'>))
x = x.groupby(<c>).agg(<'count'|'first'|['count', 'first']|'max'|list>)
x = x.groupby(<c>).filter(lambda g: len(g) > 1)
x = x.groupby(<c>).apply(lambda g: <len(g)|g.head(1)|g.shape[0]|g.iloc[0]|g.count()>)
x = x.groupby(<c>).apply(lambda g: g.sort_values(<c>).head(1), include_groups=False)
x = x.groupby(<c>)[<cs>].<first|count|nunique|last>()
x = x.groupby(<c>).get_group(<1|2|'a'|True>)
x = x.groupby(<c>).ngroups
x = x.groupby(<c>).indices
x = x.groupby(x[<c>].isna())[<c>].<count|first>()
x = x.groupby(lambda i: <i|str(i)>).size()
x = [(key, len(part)) for key, part in x.groupby(<c>)]
x = {key: part[<c>].tolist() for key, part in x.groupby(<c>)}
x = [key for key, part in x.groupby(<cs>)]
x = x.merge(y, on='k'<|, how='left'|, how='right'|, how='outer'>)
x = x.merge(y, on='k', how=<'inner'|'left'>, suffixes=('', '_y'))
x = x.merge(y, left_on=<c>, right_on='k', how=<'inner'|'left'|'outer'|'right'>)
x = x.merge(y, left_on=<c>, right_on=<yc>)
x = x.merge(y, on=['k', <yc>], how=<'inner'|'outer'>)
x = pd.merge(x, y, left_index=True, right_index=True<|, how='outer'|, how='left'>)
x = x.merge(y[['k']].drop_duplicates(), on='k', how=<'left'|'outer'>, indicator=True)
x = x.merge(y, left_on='k', right_index=True)
x = x.merge(y, how='cross')
x = x.merge(y.groupby('k').size().rename('n').reset_index(), on='k', how='left')
x = x.merge(x[['k']].drop_duplicates(), on='k', validate=<'m:1'|'1:1'|'1:m'>)
x = x.join(y.set_index('k'), on='k', rsuffix='_r'<|, how='inner'>)
x = x.set_index('k').join(y.set_index('k'), lsuffix='_l', how=<'left'|'inner'|'outer'>)
x = x[x['k'].isin(y['k'])]
x = x[~x[<c>].isin(y[<yc>])]
x['c'] = x['k'].map(y.drop_duplicates('k').set_index('k')[<yc>])
x = pd.concat([x, y]<|, ignore_index=True|, axis=0, join='inner'|, keys=['p', 'q']|, sort=True>)
x = pd.concat([x, x.head(1)])
x = pd.concat([x.reset_index(drop=True), y.reset_index(drop=True)], axis=1)
x = pd.concat([x[<c>], x[<c>]], axis=1)
x = pd.concat([x[<c>], y[<yc>]])
x = pd.concat([x, y[y['k'] > 9]])
x = x.apply(lambda r: <r[<c>]|str(r[<c>])|len(r)|r.notna().sum()|[1, 2]|(r[<c>], 1)>, axis=1)
x = x.apply(lambda r: pd.Series({'p': r[<c>], 'q': 1}), axis=1)
x = x.apply(lambda s: <s.nunique()|s.iloc[0]|s.isna().sum()|s.astype(str)|s.dtype>)
x = x.map(<str|lambda v: v|lambda v: pd.isna(v)>)
x = x.agg(<'count'|['count', 'nunique']|{<c>: 'count'}>)
x = x.pipe(lambda d: d[<c>])
x = x.assign(c=lambda d: d[<c>].isna())
x = x.assign(c=x[<c>], g=<v>)
x = x.assign(**{<c>: <v>})
x = x.filter(<items=[<c>]|like='1'|regex='^[a-k]'>)
x = x.where(<x.notna()|x == x>, <0|'m'|None>)
x = x.mask(x.isna(), <0|'m'>)
x = x == <x|x.iloc[0]|1|'a'>
x = x.isin([1, 'a', None])
x = x.equals(x.copy())
x = {name: str(s.dtype) for name, s in x.items()}
x = [(i, r[<c>]) for i, r in x.iterrows()]
x = [t[1] for t in x.itertuples()]
x = list(x.itertuples(index=False, name=None))
x = list(zip(x[<c>], x[<c>]))
x = dict(zip(x[<c>], x[<c>]))
x = x.pivot(index=<c>, columns=<c>, values=<c>)
x = x.pivot_table(index=<c>, columns=<c>, values=<c>, aggfunc=<'count'|'first'|'nunique'|'max'|len>)
x = x.pivot_table(index=<c>, columns=<c>, aggfunc='size', fill_value=0)
x = x.pivot_table(index=<cs>, values=<c>, aggfunc='count')
x = pd.crosstab(x[<c>], x[<c>]<|, normalize='index'|, margins=True>)
x = pd.get_dummies(x[<c>]<|, prefix='p'|, dtype=int>)
x = pd.get_dummies(x, columns=[<c>])
x['c'] = <v>
x['c'] = x[<c>]
x[<c>] = <v>
x['c'] = x[<c>].map(lambda v: v)
x['c'] = x[<c>].astype(<str|'category'|float|'string'|object|bool>)
x['c'] = x[<c>].isin([<v>, <v>])
x['c'] = x[<c>] <cmp> <v>
x['c'] = x[<c>] <cmp> x[<c>]
x['c'] = x[<c>] <op> x[<c>]
x['c'] = x[<c>].where(<cond>, <v>)
x['c'] = x[<c>].mask(<cond>)
x['c'] = np.where(<cond>, <v>, <v>)
x['c'] = np.where(<cond>, x[<c>], <v>)
x['c'] = np.select([<cond>, <cond>], [<v>, <v>], default=<v>)
x['c'] = x[<c>].combine_first(x[<c>])
x['c'] = x[<c>].rank(method=<'min'|'dense'|'first'>)
x['c'] = range(len(x))
x['c'] = [str(v) for v in x[<c>]]
x['c'] = pd.to_numeric(x[<c>], errors='coerce')
x['c'] = pd.to_datetime(x[<c>], errors='coerce')
x['c'] = pd.factorize(x[<c>])[0]
x.insert(0, 'c', <v>)
x.loc[<cond>, 'c'] = <v>
x.loc[<cond>, <c>] = <v>
x.loc[<l>, <c>] = <v>
x.loc[len(x)] = <x.iloc[0]|[0] * len(x.columns)>
x.at[<l>, <c>] = <v>
x.iloc[0, <0|1>] = <v>
x.loc[x[<c>].isna(), <c>] = <v>
del x[<c>]
x.drop(columns=[<c>], inplace=True)
x.sort_values(<c>, inplace=True)
x.reset_index(inplace=True<|, drop=True>)
x.rename(columns={<c>: 'ren'}, inplace=True)
x.dropna(subset=[<c>], inplace=True)
x.fillna(<0|'z'>, inplace=True)
x = x.query('<cname> <cmp> <v2>')
lim = <v2>; x = x.query('<cname> <cmp> @lim')
x = x.query('<cname> == @y.k.max()')
x = x.query('<cname>.notna()')
x = x.eval('<cname> == <cname>')
x = x[<c>].to_frame().assign(z=1)
x = sorted(x[<c>].dropna().unique())
x = set(x[<c>])
x = x[<c>].<tolist|nunique|mode|max|min|count>()
x = x[<c>].<iloc|iat>[0]
x = x.set_index(<c>)[<c>].to_dict()
x = x.set_index(<c>)[<c>]
x = x.set_index(<cs>)[<c>]
x = x.set_index([<c>, <c>]).unstack()
x = x.groupby(<n>)[<n>].<agg>()
x = x.groupby(<c>)[<n>].<agg>()
x = x.groupby(<c>)[<n>].<agg>()
x = x.groupby(<c>, as_index=False)[<n>].<agg>()
x = x.groupby(<cs>)[<n>].<agg>().reset_index()
x = x.groupby(<c>).agg(v=(<n>, '<agg>'), w=(<c>, 'count'))
x = x.groupby(<c>).agg({<n>: ['<agg>', 'max']})
x = x.groupby(<c>).agg({<n>: '<agg>', <c>: 'count'}).reset_index()
x = x.groupby(<c>)[<n>].agg(['min', '<agg>'])
x = x.groupby(<c>)[<n>].agg(<lambda s: s.max() - s.min()|np.mean|sum|np.sum|lambda s: s.quantile(0.5)>)
x = x.groupby(<c>)[<ns>].<agg>()
x = x.groupby(<c>).<agg>(numeric_only=True)
x['c'] = x.groupby(<c>)[<n>].transform(<'<agg>'|lambda s: s - s.mean()|lambda s: s.max()>)
x['c'] = x.groupby(<c>)[<n>].<cumsum|rank|shift|diff|cummax|cumprod|pct_change|ffill>()
x['c'] = x.groupby(<c>)[<n>].rank(method=<'dense'|'first'|'min'|'max'>, ascending=<True|False>)
x = x.groupby(<c>)[<n>].apply(lambda s: <s.max() - s.min()|s.sum()|s.nlargest(1)>)
x = x.groupby(<c>).apply(lambda g: <g[<n>].sum()|pd.Series({'s': g[<n>].sum(), 'm': g[<n>].max()})|g.nlargest(1, <n>)|g[g[<n>] == g[<n>].max()]>)
x = x.groupby(<c>).filter(lambda g: g[<n>].<sum|mean|max>() > 1)
x = x.groupby(<c>)[<n>].<idxmax|idxmin|quantile|describe|nlargest|cumsum|rank>()
x = x.loc[x.groupby(<c>)[<n>].idxmax()]
x = x.groupby(<c>)[<n>].sum().sort_values(ascending=False).head(2)
x = x.groupby(<c>)[<n>].<agg>().reset_index().sort_values(<n>)
x = x[x[<n>] == x.groupby(<c>)[<n>].transform('max')]
x = x[x[<n>] > x[<n>].mean()]
x = x[x[<n>] == x[<n>].max()]
x = x.loc[x[<n>].idxmax()]
x = x.loc[x[<n>].idxmax(), <c>]
x = x.nlargest(<1|2|3>, <n>)
x = x.nlargest(2, [<n>, <n>])
x = x.nsmallest(2, <n>, keep=<'all'|'last'|'first'>)
x['c'] = x[<n>] <op> <2|0.5|x[<n>]|0|-1>
x['c'] = <2|1.5> <op> x[<n>]
x[<n>] <+=|*=|-=|/=> <1|0.5>
x['c'] = x[<n>].rank(method=<'min'|'dense'|'average'|'first'|'max'>, ascending=<True|False><|, pct=True>)
x['c'] = x[<n>].<cumsum|cummax|cumprod|diff|pct_change|abs>()
x['c'] = x[<n>].round(1).astype(str)
x['c'] = x[<n>].fillna(x[<n>].<mean|median|max>())
x['c'] = x[<n>].astype(<int|float|'Int64'|str|bool>)
x['c'] = pd.cut(x[<n>], bins=[-5, 0, 2, 20]<|, labels=['lo', 'mid', 'hi']|, right=False>)
x['c'] = pd.qcut(x[<n>], 2<|, labels=False|, duplicates='drop'>)
x['c'] = x[<n>].apply(lambda v: <v * 2|'hi' if v › 1 else 'lo'|str(v)|int(v) if pd.notna(v) else None>)
x = x[<n>].<sum|mean|min|max|median|std|count|nunique|var|prod>()
x = x[<ns>].<sum|mean|max|min|std>(axis=1)
x = x[<ns>].<corr|cumsum|abs|diff|describe|mean|rank>()
x = x[<ns>] <op> <2|x[<ns>]|x[<n>].max()>
x = x[<ns>].apply(<np.sum|sum|lambda s: s.max() - s.min()>)
x = x[<ns>].quantile([0.25, 0.5])
x = x[<ns>].<idxmax|idxmin>()
x = x[<ns>].<div|add|sub|mul>(x[<n>], axis=0)
x = x.pivot_table(index=<c>, values=<n><|, aggfunc='<agg>'>)
x = x.pivot_table(index=<c>, columns=<c>, values=<n>, aggfunc=<'sum'|'mean'|'max'><|, fill_value=0|, margins=True>)
x = pd.crosstab(x[<c>], x[<c>], values=x[<n>], aggfunc='<sum|mean>')
x = x.apply(lambda r: <r[<n>] * 2|r[<n>] + r[<n>]|'p' if r[<n>] › 1 else 'q'>, axis=1)
x = sum(r[<n>] for _, r in x.iterrows())
x = np.<mean|max|sum|unique|sqrt|median|std|isnan|round|min>(x[<n>])
x = x.rolling(2)[<n>].<sum|mean>()
x['c'] = x[<n>].rolling(<2|2, min_periods=1>).<mean|sum|max>()
x['c'] = x[<n>].expanding().<mean|sum>()
x['c'] = x[<n>].between(<0|1>, <2|3>)
x['c'] = x[<n>].clip(<0|lower=1|upper=2>)
x['c'] = x[<n>].replace(<1, 100|{1: 'one', 2: 'two'}|[1, 2], 0|np.nan, -1>)
x['c'] = x[<n>].map({1: 'one', 2: 'two'})
x['c'] = x[<n>] / x[<n>].sum() * 100
x['c'] = x[<t>].str.<upper()|lower()|strip()|len()|title()|isalpha()|isdigit()|split('-')|[:1]|[0]|capitalize()|swapcase()>
x['c'] = x[<t>].str.<replace('b', 'Q')|startswith('a')|endswith('b')|zfill(3)|find('b')|contains('a')|contains('a', na=False)|count('b')|cat(sep='-')|get(0)|slice(0, 2)|pad(4)|repeat(2)>
x['c'] = x[<t>].str.<extract(r'(\\w)')|extract('([a-z])([0-9])?')[0]|findall('b')|match('a')|fullmatch('[ab]')|replace(r'\\W', '', regex=True)|rstrip()|lstrip('a')|center(5, '*')|partition('-')[0]|join('+')>
x = x[<t>].str.split('-', expand=True)
x = x[<t>].str.<get_dummies('-')|extractall('([a-z])')|cat(sep=',')|cat(x[<t>])>
x['c'] = x[<t>].fillna('?')
x['c'] = x[<t>] + <'_'|x[<t>]>
x['c'] = x[<t>].map({'a': 1, 'b': 2})
x['c'] = x[<t>].apply(<lambda v: v if v is None or isinstance(v, float) else v.lower()|len|lambda v: str(v)[:1]>)
x['c'] = x[<t>].replace({'a': 'A', 'b': <'z'|None>})
x['c'] = x[<t>].replace('b', <'z'|np.nan>)
x['c'] = x[<t>].replace(r'[ab]', 'N', regex=True)
x = x[x[<t>].str.lower() == 'b']
x = x[x[<t>].str.contains('b', case=False, na=False)]
x = x.groupby(<t>)[<c>].agg(<list|'count'>)
x = x.groupby(x[<t>].str.<len()|upper()>).size()
x = x[<t>].sort_values(key=lambda s: s.str.lower(), kind='stable')
x = x.sort_values(<t>, key=lambda s: s.str.len())
x['c'] = x[<d>].dt.<year|month|day|dayofweek|quarter|day_name()|month_name()|strftime('%Y-%m')|date|hour|to_period('M')|normalize()|is_month_end|dayofyear|time|days_in_month|isocalendar().week|floor('D')>
x = x.groupby(x[<d>].dt.<year|month|to_period('Y')|day_name()>)[<c>].count()
x = x.groupby([x[<d>].dt.year, x[<d>].dt.month]).size()
x = x[x[<d>].dt.year == 2021]
x = x[x[<d>] <cmp> <'2020-02-01'|pd.Timestamp('2021-12-31')>]
x = x[x[<d>].between('2020-01-01', '2020-12-31')]
x['c'] = (x[<d>] - <pd.Timestamp('2020-01-01')|x[<d>].min()|x[<d>]>).dt.<days|total_seconds()>
x['c'] = x[<d>] <+|-> <pd.Timedelta(days=1)|pd.DateOffset(months=1)|pd.to_timedelta(1, unit='h')>
x['c'] = x[<d>].<diff|shift|astype(str).str.len>()
x = x[<d>].<max|min|mean|nunique|median|unique>()
x = x[<d>].max() - x[<d>].min()
x = x.set_index(<d>).sort_index()
x = x.set_index(<d>).loc['2020']
x['c'] = x[<d>].dt.strftime(<'%d/%m/%Y'|'%B %d'|'%Y'>).fillna('none')
x['c'] = x[<e>].dt.<days|seconds|total_seconds()>
x['c'] = x[<e>] <* 2|/ pd.Timedelta(hours=1)|+ pd.Timedelta('1D')|+ x[<e>]|› pd.Timedelta(0)|.abs()>
x = x[<e>].<sum|mean|max|min|std|median>()
x = x.groupby(<c>)[<e>].<sum|mean|max|first|count>()
x = x.groupby(<c>)[<d>].<max|min|first|nunique|count|mean>()
x = x.groupby(<c>)[<b>].<sum|mean|any|all|max|first>()
x['c'] = <~x[<b>]|x[<b>] & x[<b>]|x[<b>].astype(int)|x[<b>] + 1|x[<b>].map({True: 'y', False: 'n'})|x[<b>].sum()>
x = x[<b>].<sum|mean|any|all|cumsum>()
x['c'] = x[<q>].cat.<codes|categories[0]>
x = x.groupby(<q>, observed=<True|False>)[<c>].<count|first|nunique>()
x = x.groupby([<q>, <c>], observed=<True|False>).size()
x['c'] = x[<q>].<astype(str)|map({'a': 1})|fillna('a')|isin(['a'])|cat.add_categories(['z']).fillna('z')>
x = x[<q>].<value_counts|unique|nunique|mode|sort_values|describe>()
x = x[x[<q>] == 'a']
"""

# Idioms of several statements, as models write them; '¶' stands for the end of a line.
IDIOMS = """
d = {}¶for _, r in x.iterrows():¶    d[r[<c>]] = d.get(r[<c>], 0) + 1¶x = d
d = {}¶for i, r in x.iterrows():¶    d.setdefault(r[<c>], []).append(r[<c>])¶x = d
from collections import defaultdict¶d = defaultdict(list)¶for k, v in zip(x[<c>], x[<n>]):¶    d[k].append(v)¶x = {k: sum(v) / len(v) for k, v in d.items()}
from collections import Counter¶x = Counter(x[<c>]).most_common(<|2>)
from collections import Counter¶x = Counter(x[<c>].dropna()).most_common(1)[0]
x = sorted(zip(x[<c>], x[<n>]), key=lambda p: (-p[1], str(p[0])))
x = sorted(x.to_dict('records'), key=lambda r: r[<n>], reverse=True)[:2]
x = [r for r in x.to_dict('records') if r[<n>] > 1]
x = pd.DataFrame([{'a': r[<c>], 'b': r[<n>] * 2} for _, r in x.iterrows()])
rows = []¶for k, g in x.groupby(<c>):¶    rows.append({'k': k, 'n': len(g), 'm': g[<n>].mean()})¶x = pd.DataFrame(rows)
rows = []¶for k, g in x.groupby(<c>):¶    top = g.sort_values(<n>, ascending=False).iloc[0]¶    rows.append((k, top[<c>]))¶x = pd.DataFrame(rows, columns=['k', 'top'])
best = None¶for t in x.itertuples():¶    if best is None or t[1] > best:¶        best = t[1]¶x = best
def f(r):¶    if pd.isna(r[<c>]):¶        return 'none'¶    return str(r[<c>])¶x['c'] = x.apply(f, axis=1)
def f(v):¶    try:¶        return float(v)¶    except (TypeError, ValueError):¶        return None¶x['c'] = x[<c>].apply(f)
def f(v):¶    if v > 2:¶        return 'high'¶    elif v > 0:¶        return 'low'¶    return 'neg'¶x['c'] = x[<n>].map(f)
n = 0¶for i in range(len(x)):¶    if x.iloc[i][<c>] == x.iloc[0][<c>]:¶        n += 1¶x = n
x = {c: x[c].nunique() for c in x.columns}
x = [f"{r[<c>]}: {r[<n>]:.2f}" for _, r in x.iterrows()]
x = '; '.join(f'{k}={v}' for k, v in x[<c>].value_counts().items())
x = max(x[<c>].tolist(), key=lambda v: str(v))
total = x[<n>].sum()¶x['share'] = (x[<n>] / total * 100).round(2)
m = x[<n>].max()¶x = x[x[<n>] == m][<cs>]
t = x.groupby(<c>)[<n>].<agg>().reset_index()¶x = t[t[<n>] == t[<n>].max()]
t = x.groupby(<c>).agg(n=(<n>, 'count'), total=(<n>, 'sum')).reset_index()¶x = t.sort_values(['total', 'n'], ascending=[False, True]).head(2)
t = x.groupby(<c>, as_index=False)[<n>].mean().rename(columns={<n>: 'avg'})¶x = x.merge(t, on=<c>, how='left')¶x['above'] = x[<n>] > x['avg']
x = (x¶     .dropna(subset=[<c>])¶     .groupby(<c>)¶     .agg(n=(<c>, 'size'))¶     .reset_index()¶     .sort_values('n', ascending=False, kind='stable'))
x = x.assign(z=lambda d: d[<n>] * 2).query('z > 1').sort_values('z', kind='stable')[[<c>, 'z']]
ids = set(y['k'])¶x = x[x['k'].apply(lambda v: v not in ids)]
ids = y.loc[y['k'] > 1, 'k'].unique()¶x = x[x['k'].isin(ids)]
m = dict(zip(y['k'], y[<yc>]))¶x['c'] = x['k'].map(m)
x = x.merge(y, on='k', how='left', indicator=True)¶x = x[x['_merge'] == 'left_only'].drop(columns='_merge')
x = x.merge(y.groupby('k').size().reset_index(name='n'), on='k', how='left')¶x['n'] = x['n'].fillna(0).astype(int)
a = set(x['k']) <&|-|^> set(y['k'])¶x = sorted(a)
x['r'] = x.groupby(<c>)[<n>].rank(method='dense', ascending=False)¶x = x[x['r'] ‹= 2].sort_values([<c>, 'r'])
x['r'] = x[<n>].rank(method='min', ascending=False).astype(int)¶x = x[x['r'] == 1]
x = x.sort_values([<c>, <n>], ascending=[True, False]).groupby(<c>).head(1).reset_index(drop=True)
x = x.sort_values(<n>, ascending=False, kind='stable').drop_duplicates(<c>)
x = x.loc[x.groupby(<c>)[<n>].idxmax(), <cs>]
x['prev'] = x.groupby(<c>)[<n>].shift(1)¶x['delta'] = x[<n>] - x['prev']
x = x.sort_values(<d>)¶x['gap'] = x[<d>].diff().dt.days
x['month'] = x[<d>].dt.to_period('M').astype(str)¶x = x.groupby('month')[<c>].count().reset_index()
x['year'] = pd.to_datetime(x[<d>]).dt.year¶x = x.groupby('year').size().reset_index(name='n')
x = x[(x[<d>] >= '2020-01-01') & (x[<d>] ‹ '2021-01-01')]
x['b'] = pd.cut(x[<n>], bins=[-10, 0, 1, 3, 20], labels=['a', 'b', 'c', 'd'])¶x = x.groupby('b', observed=<True|False>).agg(n=(<c>, 'count')).reset_index()
x['b'] = pd.qcut(x[<n>].rank(method='first'), 2, labels=['lo', 'hi'])¶x = x['b'].value_counts()
p = x.pivot_table(index=<c>, columns=<c>, values=<n>, aggfunc='sum', fill_value=0)¶p.columns = [str(c) for c in p.columns]¶x = p.reset_index()
x.columns = [str(c).upper() for c in x.columns]
a = x.groupby(<c>).agg({<n>: ['min', 'max']})¶a.columns = ['_'.join(map(str, c)) for c in a.columns]¶x = a.reset_index()
x = x[x[<t>].str.contains('a', case=False, na=False)][<c>].tolist()
x['w'] = x[<t>].str.split('-').str.len()
x['first'] = x[<t>].fillna('').apply(lambda s: s.split('-')[0] if s else None)
v = x[<c>].tolist()¶x = [v[i] for i in range(len(v)) if i == 0 or v[i] != v[i - 1]]
cum = 0¶out = []¶for v in x[<n>].fillna(0):¶    cum += v¶    out.append(cum)¶x['c'] = out
x = {k: list(g[<c>]) for k, g in x.groupby(<c>)}
x = x.groupby(<c>).apply(lambda g: pd.Series({'n': len(g), 's': g[<n>].sum()})).reset_index()
x = x.groupby(<c>).filter(lambda g: len(g) >= 2)[<c>].unique().tolist()
x = x.groupby(<c>)[<n>].agg(lambda s: s.max() - s.min()).rename('spread').reset_index()
x = x.groupby([<c>, <c>]).size().unstack(fill_value=0)
x = x.groupby(<c>)[<c>].nunique().loc[lambda s: s > 1].index.tolist()
x = x.groupby(<c>)[<n>].sum().nlargest(1).index[0]
x = x.iloc[x[<n>].argmax()]
x = int((x[<n>] > x[<n>].mean()).sum())
x = x[x[<n>].between(x[<n>].quantile(0.25), x[<n>].quantile(0.75))]
x = x.describe().loc[['mean', 'max']].round(2)
x = pd.concat([g.nlargest(1, <n>) for _, g in x.groupby(<c>)])
x = pd.concat([x, pd.DataFrame([{'k': 9, <n>: 1}])], ignore_index=True)
x = pd.DataFrame({'metric': ['n', 'sum'], 'value': [len(x), x[<n>].sum()]})
x = pd.DataFrame([(len(x), x[<n>].min())], columns=['a', 'b'])
x = pd.Series({k: v for k, v in zip(x[<c>], x[<n>])}).sort_values()
x = len(x[x.duplicated(subset=[<c>], keep=False)])
x = x[x[<c>].map(x[<c>].value_counts()) > 1]
x['c'] = np.select([x[<n>] > 2, x[<n>] > 0], ['hi', 'mid'], default='lo')
x['c'] = np.where(x[<n>].isna(), 0, x[<n>])
x['c'] = x[<n>].where(x[<n>] > 1, other=0)
x['roll'] = x.sort_values(<n>, kind='stable')[<n>].rolling(2).sum()
x = x.melt(id_vars='k', value_vars=[<n>]).groupby(['k', 'variable'])['value'].sum().unstack()
x = list(map(lambda p: p[0], filter(lambda p: p[1], zip(x[<c>], x[<n>] > 1))))
x = any(x[<n>] > 1), all(x[<c>].notna())
x = min(x.iterrows(), key=lambda p: p[1][<n>])[0]
x['c'] = x[<n>].apply(lambda v: 'A' if v >= 2 else ('B' if v >= 1 else 'C'))¶x = x['c'].value_counts().to_dict()
g = x.groupby(<c>)¶x = pd.DataFrame({'n': g.size(), 'total': g[<n>].sum(), 'best': g[<n>].max()}).reset_index()
g = x.groupby(<c>)[<n>]¶x = g.mean().round(2).to_dict()
t = x.set_index(<c>)[<n>]¶x = t[t.index.notna()].sort_index().to_dict()
x = x.groupby(<c>)[<n>].transform('sum') / x[<n>].sum()
x = x[x.groupby(<c>)['k'].transform('nunique') > 1]
s = x[<c>].astype(str) + '/' + x[<c>].astype(str)¶x = s.value_counts().reset_index()
"""

SERIES = """
x = x.reset_index()
x = x.reset_index(<drop=True|name='nn'>)
x = x.rename('nn')
x = x.rename_axis('ax')
x = x.sort_index(<|ascending=False>)
x = x.sort_values(<|ascending=False|na_position='first'|kind='stable'|ignore_index=True>)
x = x.to_frame(<|'tf'>)
x = x.<head|tail>(<0|1|2|-1>)
x = x.dropna()
x = x.value_counts(<|normalize=True|dropna=False|ascending=True|sort=False>)
x = x.value_counts().sort_index()
x = x.unique()
x = x.tolist()
x = x.to_list()
x = x.values
x = x.index
x = x.index.tolist()
x = x.name
x = x.dtype == <object|float|'int64'>
x = str(x.dtype)
x = len(x)
x = x.empty
x = x.nunique(<|dropna=False>)
x = x.is_unique
x = x.hasnans
x = x.<isna|notna|duplicated|drop_duplicates|count|max|min|mode|ffill|bfill>()
x = x.to_dict()
x = dict(x)
x = list(x.items())
x = x.shift(<|-1|1, fill_value=0>)
x = x.fillna(<0|'z'|1.5>)
x = x.duplicated(keep=<'last'|False>)
x = x.iloc[<0|-1|1:|[0]|::-1>]
x = x.loc[<l>]
x = x[<l>]
x = x.get(<l>)
x = x.get('nope', <0|None>)
x = x.loc[[<l>]]
x = x.drop(<l>)
x = x.<idxmax|idxmin>()
x = x.astype(<str|float|int|'category'|object|'string'|bool|'Int64'>)
x = x.rename('nn').reset_index()
x = x.describe()
x = x[x == x.max()]
x = x[x.notna()]
x = x.rank(<|method='min'|ascending=False|pct=True>)
x = x.map(<str|lambda v: v|{1: 'a'}|lambda v: v is None>)
x = x.apply(lambda v: <v|str(v)|[v]|v == v|1 if v else 0>)
x = x.isin([1, 'a', None])
x = x == <x|1|'a'|None>
x = x <cmp> <1|'a'|x.max()>
x = x <op> <x|1|2.0>
x = x.where(<x.notna()|x == x>, <0|'w'>)
x = x.mask(x.isna(), 'm')
x = x.replace(<{1: 2}|'a', 'b'|1, 'one'|np.nan, 0>)
x = x.combine_first(x.shift())
x = x.equals(x)
x = x.explode()
x = x.agg(<'count'|['count', 'nunique']|'nunique'|lambda s: len(s)>)
x = [v for v in x]
x = x.repeat(2)
x = x.reindex(<[0, 1, 7]|[1, 2, 3]|['a', 'b']>)
x = x.reindex(<[0, 1, 7]|range(4)>, fill_value=0)
x = x.factorize()[0]
x = x.transform(lambda s: s)
x = x.pipe(len)
x = pd.concat([x, x])
x = pd.concat([x, x], axis=1)
x = pd.Series(x.values, index=range(len(x)))
x = pd.DataFrame({'v': x, 'w': 1})
x = pd.DataFrame(x)
x = pd.DataFrame({'v': x.tolist()})
x = sorted(x.dropna())
x = set(x)
x = x.groupby(level=0).<first|count|size|max|last|nunique>()
x = x.groupby(x).<size|count>()
x = x.groupby(x.index).<size|first>()
x = pd.to_numeric(x, errors='coerce')
x = pd.to_datetime(x, errors='coerce')
x = x.squeeze()
x = x.convert_dtypes()
x = x.str.<upper|len|strip>()
x = x.between(<0, 2|'a', 'b'>)
x = ', '.join(x.astype(str))
"""

NUMBERS = """
x = x.<sum|mean|std|median|var|prod|sem|skew|max|min|any|all>()
x = x * 2
x = x / x.sum()
x = x <op> <2|0.5|3|0>
x = <10|1.5> <op> x
x = x.round(<|1|-1>)
x = x.<cumsum|cumprod|cummax|cummin|abs|diff|pct_change>()
x = x[x > 1]
x = x[x <cmp> x.mean()]
x = x.nlargest(<1|2|3>)
x = x.nsmallest(2)
x = x.quantile(<0.3|[0.25, 0.75]>)
x = -x
x = x.clip(0, 2)
x = x.rolling(2).<mean|sum|max>()
x = x.between(1, 2)
x = x.agg(['min', 'max'])
x = x.agg(<'mean'|'sum'|['mean', 'sum', 'count']|np.sum>)
x = x.sort_values(ascending=False).head(1)
x = x.idxmax()
x = x.add(x.shift(), fill_value=0)
x = x.div(<2|0>)
x = x.astype(<int|float|str|'Int64'>)
x = x.fillna(x.mean())
x = x.apply(<lambda v: v + 1|np.sqrt|lambda v: f'{v:.1f}'|round|abs|float>)
x = pd.cut(x, 2)
x = pd.cut(x, [0, 1, 5], labels=['p', 'q'])
x = x.interpolate()
x = x.corr(x)
x = np.<log1p|abs|floor|ceil|where(x › 1, 1, 0)|isnan>(x)
x = (x > 1).<sum()|mean()|astype(int)|any()>
x = round(x.mean(), 2)
x = float(x.sum())
x = x.sum() / len(x)
x = x.map(lambda v: v > 1)
x = x.groupby(x > 1).<sum|mean|count>()
"""

MULTI = """
x = x.unstack(<|level=0|fill_value=0|-1>)
x = x.reset_index(level=<0|1>)
x = x.droplevel(<0|1>)
x = x.swaplevel()
x = x.swaplevel().sort_index()
x = x.groupby(level=<0|1>).<sum|first|count|max>()
x = x.sort_index(level=1)
x = x.loc[<1|'a'|2>]
x = x.xs(<1|'a'>, level=<0|1>)
x = x.index.get_level_values(<0|1>)
x = list(x.index.names)
x = x.index.tolist()
x = x.unstack().fillna(0)
"""

TEXTS = """
x = x.str.<upper()|len()|strip()|contains('a')|contains('b', na=False)|replace('a', 'z')|split('-')|split('-').str[0]|title()|get(0)>
x = x[x.str.len() > 1]
x = x + '!'
x = x.str.cat(sep=',')
x = x.str.split('-', expand=True)
x = x.max()
x = x.sort_values(key=lambda s: s.str.lower())
x = x.apply(lambda v: len(v) if isinstance(v, str) else 0)
x = x.sum()
"""

TIMES = """
x = x.dt.<year|month|day|dayofweek|quarter|date|hour|day_name()|strftime('%Y-%m-%d')|normalize()|to_period('M')>
x = x - x.min()
x = x.max() - x.min()
x = x + pd.Timedelta(days=1)
x = x > '2020-02-01'
x = x.diff()
x = x.dt.year.value_counts()
x = x.astype(str)
"""

INDEX = """
x = x.tolist()
x = x.unique()
x = len(x)
x = x.isin([1, 'a'])
x = x.nunique()
x = x.to_series()
x = x.sort_values()
x = x.name
x = x.to_frame(<|index=False>)
x = x.max()
x = x[0]
x = x.get_loc(x[0])
x = x.duplicated()
x = x.map(str)
x = x.astype(str)
x = x.values
x = x.isna()
x = 1 in x
x = x.drop_duplicates()
x = x.union([1, 2]) if len(x) else x
x = x.difference(x[:1])
x = x.value_counts()
x = list(x)
"""

ARRAY = """
x = x.tolist()
x = len(x)
x = list(x)
x = x[0]
x = x[::-1]
x = sorted(x, key=str)
x = pd.Series(x)
x = x.<size|shape|dtype>
x = x.<sum|max|mean|min>()
x = x == x
x = x * 2
x = np.unique(x)
x = x[1:]
x = pd.isna(x)
"""


def lines(text):
    return [line for line in text.strip().splitlines() if line]
