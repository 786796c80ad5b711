import pandas as pd
import numpy as np

# Part 1: cre_Doc_Template_Mgt (documents and paragraphs)
documents_df = pd.DataFrame({
    'Document_ID': [1, 3, 76, 80, 82, 2394, 385906],
    'Template_ID': [25, 6, 20, 14, 11, 10, 11],
    'Document_Name': ['Understanding DB', 'Summer Show', 'Robbin CV', 'Welcome to NY', 'Data base',
                      'Customer reviews', 'Learning Japanese'],
})

paragraphs_df = pd.DataFrame({
    'Paragraph_ID': [7, 9, 2510, 18615, 22260, 29911, 3708, 241871, 364174, 510442, 550001],
    'Document_ID': [2394, 3, 385906, 80, 385906, 3, 76, 3830, 80, 82, 385906],
    'Paragraph_Text': ['Korea', 'Somalia', 'Palestinian Territory', 'Ukraine', 'Korea ', 'Brazil',
                       'Fiji', 'Ireland', None, 'korea', 'Brazil'],
    'Other_Details': [None, None, '', 'x1', None, 'checked', None, '', 'x2', None, 'x1'],
})

# Part 2: flight_2 (small extract)
airports_df = pd.DataFrame({
    'City': ['Aberdeen ', 'Aberdeen ', 'Abilene ', 'Alton', 'Ashley '],
    'AirportCode': ['APG', 'ABR', 'ABI', 'ALN', 'ASY'],
    'AirportName': ['Phillips AAF ', 'Municipal ', 'Municipal', 'Alton ', 'Ashley '],
    'Country': ['United States '] * 5,
    'CountryAbbrev': ['US ', 'US', None, 'US ', 'US'],
})

flights_df = pd.DataFrame(
    [[1, 28, ' APG', ' ASY'], [1, 29, ' ASY', ' APG'], [2, 44, ' CVO', ' ABR'], [2, 45, ' APG', ' CVO'],
     [3, 54, ' ABI', ' ABR'], [3, 90, ' ABR', ' ABI'], [3, 91, ' ABI', ' APG'], [9, 92, ' CVO', None]],
    columns=['Airline', 'FlightNo', 'SourceAirport', 'DestAirport'])

airlines_df = pd.DataFrame({
    'uid': ['1', '2', '3', '4'],
    'Airline': ['United Airlines', 'JetBlue Airways', 'Southwest Airlines', 'Delta Airlines'],
    'Abbreviation': ['UAL', 'JetBlue', 'Southwest', 'Delta'],
    'Country': ['USA', 'USA', 'USA', 'USA'],
})
# case: summer-show-paragraphs
# How many paragraphs for the document with name 'Summer Show'?
document_ids = documents_df.loc[documents_df['Document_Name'] == 'Summer Show', 'Document_ID'].tolist()
count = 0
for document_id in paragraphs_df['Document_ID']:
    if document_id in document_ids:
        count += 1
result = pd.DataFrame({'count(*)': [count]})
# case: korea-paragraph-details
# LIKE 'korea' : case-insensitive, but the trailing space makes a difference
def sql_like(series, word):
    return series.str.lower().eq(word.lower())

exact = paragraphs_df[sql_like(paragraphs_df['Paragraph_Text'], 'korea')]
trimmed = paragraphs_df[sql_like(paragraphs_df['Paragraph_Text'].str.rstrip(), 'Korea')]

result = {
    'exact': exact['Other_Details'].tolist(),
    'trimmed': trimmed[['Paragraph_ID', 'Other_Details']].reset_index(drop=True),
}
# case: paragraphs-of-welcome-to-ny
joined = paragraphs_df.merge(documents_df, how='inner', on='Document_ID')
selection = joined[joined['Document_Name'] == 'Welcome to NY']
out = []
for row in selection.itertuples(index=False):
    text = row.Paragraph_Text if isinstance(row.Paragraph_Text, str) else '(no text)'
    out.append((row.Paragraph_ID, text))
result = pd.DataFrame(out, columns=['Paragraph_ID', 'Paragraph_Text'])
# case: paragraphs-per-document-named
# Documents and the number of paragraphs, names added through a dictionary
name_of = {row.Document_ID: row.Document_Name for row in documents_df.itertuples()}

summary_rows = []
for document_id, group in paragraphs_df.groupby('Document_ID'):
    summary_rows.append({
        'Document_ID': document_id,
        'Document_Name': name_of.get(document_id, 'unknown document'),
        'n_paragraphs': len(group),
        'n_texts': group['Paragraph_Text'].count(),
    })
result = pd.DataFrame(summary_rows)
# case: documents-by-paragraph-number
# >= 2 paragraphs, greatest number, least number, and between 1 and 2
sizes = paragraphs_df['Document_ID'].value_counts().sort_index()

answers = {}
answers['at least two'] = list(sizes[sizes >= 2].index)
answers['greatest'] = sizes.idxmax()
answers['least'] = sizes.idxmin()
answers['one to two'] = list(sizes[sizes.between(1, 2)].index)

longest = pd.DataFrame([(k, str(v)) for k, v in answers.items()], columns=['question', 'answer'])
result = longest
# case: document-with-brazil-and-palestine
# INTERSECT: the same document must contain both texts
texts_per_document = paragraphs_df.dropna(subset=['Paragraph_Text']).groupby('Document_ID')['Paragraph_Text'].apply(set)

wanted = {'Brazil', 'Palestinian Territory'}
found = []
for document_id, texts in texts_per_document.items():
    if wanted <= texts:
        found.append(document_id)
result = pd.DataFrame({'Document_ID': found})
# case: paragraph-positions-cumcount
# Number the paragraphs in every document and make a wide table
numbered = paragraphs_df.sort_values(['Document_ID', 'Paragraph_ID']).copy()
numbered['pos'] = numbered.groupby('Document_ID').cumcount() + 1
wide = numbered.pivot(index='Document_ID', columns='pos', values='Paragraph_Text')
wide.columns = [f'paragraph_{c}' for c in wide.columns]
result = wide.reset_index()
# case: document-consistency-check
# Paragraphs that belong to no document and documents without paragraphs
problems = []
document_ids = set(documents_df['Document_ID'])
paragraph_documents = set(paragraphs_df['Document_ID'])

for row in paragraphs_df.itertuples():
    if row.Document_ID not in document_ids:
        problems.append({'kind': 'paragraph without document', 'id': row.Paragraph_ID})
for missing in sorted(document_ids - paragraph_documents):
    problems.append({'kind': 'document without paragraph', 'id': missing})

result = pd.DataFrame(problems).sort_values(['kind', 'id']).reset_index(drop=True)
# case: flight-numbers-of-united
# uid is text here, Airline in flights is a number
united_ids = []
for _, a in airlines_df.iterrows():
    if a['Airline'] == 'United Airlines':
        united_ids.append(int(a['uid']))
result = flights_df.loc[flights_df['Airline'].isin(united_ids), ['FlightNo']].reset_index(drop=True)
# case: arrivals-aberdeen-or-abilene
# Trim all the text columns in a loop
airports = airports_df.copy()
for col in airports.columns:
    if airports[col].dtype == object:
        airports[col] = airports[col].str.strip()

flights = flights_df.copy()
flights['DestAirport'] = flights['DestAirport'].str.strip()

landing = flights.merge(airports, left_on='DestAirport', right_on='AirportCode')
in_cities = landing[landing['City'].isin(['Aberdeen', 'Abilene'])]
result = in_cities.groupby('City').agg(flights=('FlightNo', 'size'), numbers=('FlightNo', list)).reset_index()
# case: airlines-flight-limits
# HAVING count(*) compared with several limits
counts = flights_df['Airline'].astype(str).value_counts()
names = airlines_df.set_index('uid')['Airline']

rows = []
for limit in [1, 2, 3, 10]:
    at_least = [names[uid] for uid in counts.index if uid in names.index and counts[uid] >= limit]
    rows.append({'limit': limit, 'n': len(at_least), 'airlines': ', '.join(sorted(at_least))})
result = pd.DataFrame(rows)
# case: route-matrix-crosstab
# Number of flights from every source to every destination
flights = flights_df.copy()
flights['from'] = flights['SourceAirport'].str.strip()
flights['to'] = flights['DestAirport'].str.strip()
matrix = pd.crosstab(flights['from'], flights['to'])
result = matrix
# case: not-existing-codes
known_codes = set(airports_df['AirportCode'].str.strip())

def check_flight(row):
    """Return the list of codes which do not exist in airports."""
    bad = []
    for column in ['SourceAirport', 'DestAirport']:
        code = row[column]
        if not isinstance(code, str):
            bad.append(f'{column} is empty')
        elif code.strip() not in known_codes:
            bad.append(f'{column} {code.strip()} unknown')
    return bad

flights = flights_df.copy()
flights['problems'] = flights.apply(check_flight, axis=1)
flights = flights[flights['problems'].map(len) > 0]
result = flights[['FlightNo', 'problems']].explode('problems').reset_index(drop=True)
# case: airport-name-by-code-function
def airport_name(code):
    match = airports_df[airports_df['AirportCode'] == code.strip().upper()]
    if len(match) == 0:
        raise LookupError(f'no airport {code}')
    return match['AirportName'].str.strip().iloc[0]

answers = []
for code in ['apg', ' ALN', 'AKO', 'ASY']:
    try:
        answers.append([code.strip(), airport_name(code), ''])
    except LookupError as error:
        answers.append([code.strip(), None, str(error)])
result = pd.DataFrame(answers, columns=['code', 'name', 'error'])
