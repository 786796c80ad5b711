import pandas as pd
import numpy as np

# museum_visit test data
museum_rows = [
    (1, 'Plaza Museum', 62, '2000'),
    (2, 'Capital Plaza Museum', 25, '2012'),
    (3, 'Jefferson Development Museum', 18, '2010'),
    (4, 'Willow Grande Museum', 17, '2011'),
    (5, 'RiverPark Museum', 16, '2008'),
    (6, 'Place Tower Museum', 16, '2008'),
    (7, 'Central City District Museum', None, '2010 '),
    (8, 'ZirNMan Museum', 12, None),
]
museum_df = pd.DataFrame(museum_rows, columns=['Museum_ID', 'Name', 'Num_of_Staff', 'Open_Year'])

visitor_df = pd.DataFrame({
    'ID': [1, 2, 3, 4, 5, 6, 7, 8],
    'Name': ['Gonzalo Higuaín', 'Guti Midfielder', 'Arjen Robben', 'Raúl Brown', 'Fernando Gago',
             'Rafael van der Vaart', 'Wesley Sneijder', 'guti midfielder'],
    'Level_of_membership': [8, 5, 1, 2, 6, 1, 4, np.nan],
    'Age': [35, 28, 27, 56, 36, 25, 28, 19],
})

visit_df = pd.DataFrame({
    'Museum_ID': [1, 2, 4, 4, 3, 8, 1, 5, 2, 1],
    'visitor_ID': ['5', '5', '3', '1', '2', '6', '3', '5', '6', '2'],
    'Num_of_Ticket': [20, 4, 10, 24, 5, 3, 4, 24, 8, 1],
    'Total_spent': ['320.14', '89.98', '320.44', '209.98', '20.44', '19.98', '1,200.78', '320.44', '', '10'],
})
# case: visitors-below-30
below_30 = 0
for age in visitor_df['Age']:
    if age < 30:
        below_30 = below_30 + 1
result = below_30
# case: visitors-level-above-four
# WHERE Level_of_membership > 4 ORDER BY Level_of_membership DESC
high_level = visitor_df[visitor_df['Level_of_membership'] > 4]
by_level = high_level.sort_values('Level_of_membership', ascending=False)[['Name']]
by_age = high_level.sort_values('Age', ascending=False)[['Name', 'Level_of_membership']]
by_age['Level_of_membership'] = by_age['Level_of_membership'].astype(int)
result = [by_level.reset_index(drop=True), by_age.reset_index(drop=True)]
# case: average-age-low-level
# visitors with unknown level are not counted
ages = []
for v in visitor_df.itertuples(index=False):
    if pd.isna(v.Level_of_membership):
        continue
    if v.Level_of_membership <= 4:
        ages.append(v.Age)

average_age = sum(ages) / len(ages) if ages else None
result = pd.DataFrame({'avg(age)': [average_age]})
# case: museum-most-staff
best = None
for _, museum in museum_df.iterrows():
    if np.isnan(museum['Num_of_Staff']):
        continue
    if best is None or museum['Num_of_Staff'] > best['Num_of_Staff']:
        best = museum
result = pd.DataFrame([[best['Museum_ID'], best['Name']]], columns=['Museum_ID', 'Name'])
# case: average-staff-before-2009
# Open_Year is text with a stray space and a missing value
museums = museum_df.copy()
museums['Open_Year'] = pd.to_numeric(museums['Open_Year'].str.strip(), errors='coerce').astype('Int64')
old = museums[museums['Open_Year'] < 2009]
result = pd.DataFrame({'avg(num_of_staff)': [old['Num_of_Staff'].mean()], 'n': [len(old)]})
# case: staff-more-than-minimum
museums = museum_df.copy()
museums['year'] = museums['Open_Year'].fillna('0').str.strip().astype(int)

# subquery
minimum = museums.loc[museums['year'] > 2010, 'Num_of_Staff'].min()

# outer query
more_staff = museums[museums['Num_of_Staff'] > minimum]
result = more_staff[['Name', 'Num_of_Staff']].assign(minimum=minimum)
# case: visitors-more-than-one-visit
# visitor_ID is text, convert to compare with ID
visits = visit_df.copy()
visits['visitor_ID'] = visits['visitor_ID'].astype(int)
number_of_visits = visits.groupby('visitor_ID')['Museum_ID'].count().to_dict()

rows = []
for _, visitor in visitor_df.iterrows():
    n = number_of_visits.get(visitor['ID'], 0)
    if n > 1:
        rows.append({'ID': visitor['ID'], 'Name': visitor['Name'], 'Age': visitor['Age']})
result = pd.DataFrame(rows)
# case: visitor-spent-most
# Total_spent is text such as '1,200.78' or ''
def to_amount(text):
    text = text.replace(',', '').strip()
    if text == '':
        return 0.0
    return float(text)

visits = visit_df.copy()
visits['amount'] = visits['Total_spent'].map(to_amount)
visits['ID'] = visits['visitor_ID'].astype('int64')

spent = visits.groupby('ID', as_index=False)['amount'].sum()
spent = spent.merge(visitor_df, on='ID', how='left')
spent = spent.sort_values('amount', ascending=False)
result = spent[['ID', 'Name', 'Level_of_membership']].head(1).reset_index(drop=True)
# case: museum-visited-most
visit_counts = {}
for museum_id in visit_df['Museum_ID']:
    visit_counts[museum_id] = visit_counts.get(museum_id, 0) + 1

max_count = max(visit_counts.values())
winner_ids = [mid for mid, n in visit_counts.items() if n == max_count]
result = museum_df[museum_df['Museum_ID'].isin(winner_ids)][['Museum_ID', 'Name']].reset_index(drop=True)
# case: museums-no-visitor-anti-join
visited = visit_df[['Museum_ID']].drop_duplicates()
anti = museum_df.merge(visited, on='Museum_ID', how='outer', indicator='source')
anti = anti.query("source == 'left_only'")
result = anti[['Name']].sort_values('Name', ascending=False).reset_index(drop=True)
# case: most-tickets-at-once
visits = visit_df.assign(visitor_ID=pd.to_numeric(visit_df['visitor_ID']))
joined = visitor_df.merge(visits, left_on='ID', right_on='visitor_ID')
most = joined['Num_of_Ticket'].max()
people = []
for (name, age), group in joined[joined['Num_of_Ticket'] == most].groupby(['Name', 'Age']):
    people.append((name, age, group['Num_of_Ticket'].iloc[0]))
people = sorted(people, key=lambda p: p[1])
result = pd.DataFrame(people, columns=['Name', 'Age', 'tickets'])
summary_row = {'Name': 'average', 'Age': np.nan, 'tickets': visit_df['Num_of_Ticket'].mean()}
result = pd.concat([result, pd.DataFrame([summary_row])], ignore_index=True)
# case: expense-by-level
# Sum of expense for each membership level, level unknown is shown as -1
visits = visit_df.copy()
visits['Total_spent'] = pd.to_numeric(visits['Total_spent'].str.replace(',', ''), errors='coerce')
visits['visitor_ID'] = visits['visitor_ID'].astype(int)
joined = visitor_df.merge(visits, how='left', left_on='ID', right_on='visitor_ID')

levels = {}
for row in joined.itertuples():
    level = -1 if pd.isna(row.Level_of_membership) else int(row.Level_of_membership)
    if level not in levels:
        levels[level] = {'visits': 0, 'total': 0.0}
    if not pd.isna(row.Museum_ID):
        levels[level]['visits'] += 1
    if not pd.isna(row.Total_spent):
        levels[level]['total'] += row.Total_spent

result = pd.DataFrame(levels).T.sort_index()
result['visits'] = result['visits'].astype(int)
result['total'] = result['total'].round(2)
# case: old-and-new-museum-visitors
years = {}
for m in museum_df.itertuples():
    try:
        years[m.Museum_ID] = int(m.Open_Year)
    except TypeError:
        years[m.Museum_ID] = None

old_visitors, new_visitors = set(), set()
for museum_id, visitor_id in zip(visit_df['Museum_ID'], visit_df['visitor_ID']):
    year = years[museum_id]
    if year is None:
        continue
    if year < 2009:
        old_visitors.add(int(visitor_id))
    if year > 2011:
        new_visitors.add(int(visitor_id))

both = visitor_df[visitor_df['ID'].isin(old_visitors & new_visitors)]
neither = visitor_df[~visitor_df['ID'].isin(old_visitors | new_visitors)]
result = {'both': both['Name'].tolist(), 'neither': neither['Name'].tolist(),
          'no_new': len(set(visitor_df['ID']) - new_visitors)}
# case: decade-of-opening
# count museums opened after 2010 or before 2008 and by decade
museums = museum_df.dropna(subset=['Open_Year']).copy()
museums['year'] = museums['Open_Year'].astype(int)
museums['period'] = museums['year'].apply(lambda y: 'before 2008' if y < 2008 else ('after 2010' if y > 2010 else 'between'))

result = (museums.groupby('period')
                 .agg(n=('Museum_ID', 'size'),
                      staff=('Num_of_Staff', 'sum'),
                      first=('year', 'min'),
                      last=('year', 'max'))
                 .sort_values('n', ascending=False)
                 .reset_index())
