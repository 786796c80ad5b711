import pandas as pd
import numpy as np

# cre_Doc_Template_Mgt : templates and documents

# Reference table, built from a list of tuples
template_types = [
    ('PPT', 'Presentation'),
    ('CV', 'CV'),
    ('AD', 'Advertisement'),
    ('PP', 'Paper'),
    ('BK', 'Book'),
]
ref_template_types_df = pd.DataFrame(template_types, columns=['Template_Type_Code', 'Template_Type_Description'])

templates_df = pd.DataFrame({
    'Template_ID': [0, 1, 4, 6, 7, 9, 10, 11, 14],
    'Version_Number': [5, 9, 4, 2, 8, 2, 1, 6, 7],
    'Template_Type_Code': ['PP', 'PP', 'BK', 'PPT', 'PPT', 'BK', 'CV', 'BK', 'AD'],
    'Date_Effective_From': ['2005-11-12 07:09:48', '2010-09-24 01:15:11', '2002-03-02 14:39:49', '1975-05-20 22:51:19',
                            '1993-10-07 02:33:04', '12/03/1996', '2001-05-18', '', '1975-06-14 22:35:15'],
    'Date_Effective_To': ['2008-01-05 14:19:28', '1999-07-07 03:31:04', None, '1994-03-05 05:52:21',
                          '1975-07-16 04:52:10', '1998-02-01', '2005-12-31', None, '1994-05-19 05:51:21'],
    'Template_Details': ['', '', None, '', None, '', '', '', 'old'],
})

documents_df = pd.DataFrame({
    'Document_ID': [0, 1, 3, 76, 80, 82, 2394, 3830, 33930, 651512],
    'Template_ID': [7, 25, 6, 6, 14, 11, 10, 14, 1, 6],
    'Document_Name': ['Introduction of OS', 'Understanding DB', 'Summer Show', 'Robbin CV', 'Welcome to NY',
                      'Data base', 'Customer reviews', 'Do not panic', 'Learning English', 'How Google people work'],
    'Document_Description': ['n', 'y', 'u', 'y', 'h', 'w', 'y', 'k', None, 'W'],
    'Other_Details': [None] * 10,
})
# case: document-base-columns
# List document ids, names and descriptions for all documents
columns = ['Document_ID', 'Document_Name', 'Document_Description']
selected = documents_df[columns].copy()
selected['Document_Description'] = selected['Document_Description'].fillna('')
result = selected.sort_values('Document_ID', ascending=False).reset_index(drop=True)
# case: description-like-w
# LIKE '%w%' is case-insensitive in SQLite
rows = []
for _, doc in documents_df.iterrows():
    description = doc['Document_Description']
    if description is None or pd.isna(description):
        continue
    if 'w' in description.lower():
        rows.append({'Document_Name': doc['Document_Name'], 'Template_ID': doc['Template_ID']})
result = pd.DataFrame(rows)
# case: robbin-cv-details
# WHERE document_name = 'Robbin CV'
by_name = documents_df.set_index('Document_Name')
try:
    doc = by_name.loc['Robbin CV']
    result = {
        'document_id': int(doc['Document_ID']),
        'template_id': int(doc['Template_ID']),
        'Document_Description': doc['Document_Description'],
    }
except KeyError:
    result = {}
# case: templates-used-distinct
# count(DISTINCT template_id), but also show those which are not in the templates table
used = documents_df['Template_ID'].unique()
known = set(templates_df['Template_ID'])
info = []
for template_id in sorted(used):
    info.append((template_id, 'known' if template_id in known else 'unknown'))
info_df = pd.DataFrame(info, columns=['Template_ID', 'status'])
info_df.loc[len(info_df)] = [len(used), 'TOTAL']
result = info_df
# case: ppt-documents
merged = documents_df.merge(templates_df, on='Template_ID', how='inner')
ppt_docs = merged.loc[merged['Template_Type_Code'].eq('PPT')]

result = pd.DataFrame([{
    'count': len(ppt_docs),
    'names': '; '.join(ppt_docs['Document_Name'].sort_values()),
}])
# case: documents-per-template-loop
counts = {}
for doc in documents_df.itertuples(index=False):
    if doc.Template_ID in counts:
        counts[doc.Template_ID] += 1
    else:
        counts[doc.Template_ID] = 1

result = pd.DataFrame({'Template_ID': list(counts.keys()), 'count(*)': list(counts.values())})
result = result.sort_values('Template_ID', ignore_index=True)
# case: most-used-template
# GROUP BY template_id ORDER BY count(*) DESC LIMIT 1
usage = documents_df.groupby('Template_ID').agg(n_docs=('Document_ID', 'count')).reset_index()
usage = usage.merge(templates_df[['Template_ID', 'Template_Type_Code']], on='Template_ID', how='left')
usage = usage.sort_values(['n_docs', 'Template_ID'], ascending=[False, True])
top_row = usage.iloc[0]
result = pd.DataFrame([top_row[['Template_ID', 'Template_Type_Code']]]).reset_index(drop=True)
# case: templates-unused-except
all_ids = pd.Index(templates_df['Template_ID'])
used_ids = pd.Index(documents_df['Template_ID'])
unused = all_ids.difference(used_ids)
result = pd.DataFrame({'Template_ID': unused})
# case: version-later-than-five
versions = []
for _, t in templates_df.iterrows():
    if t['Version_Number'] > 5:
        versions.append([t['Version_Number'], t['Template_Type_Code']])
late = pd.DataFrame(versions, columns=['Version_Number', 'Template_Type_Code'])

# number of those versions for every type, as a check
per_type = late.pivot_table(index='Template_Type_Code', values='Version_Number', aggfunc=['count', 'max'])
per_type.columns = [f"{a}_{b}" for a, b in per_type.columns]
result = per_type.reset_index()
# case: type-codes-few-templates
# All type codes with less than three templates, including those with none
n_templates = {}
for code in ref_template_types_df['Template_Type_Code']:
    n_templates[code] = 0
for code in templates_df['Template_Type_Code']:
    n_templates[code] += 1

less_than_three = {code: n for code, n in n_templates.items() if n < 3}
result = pd.Series(less_than_three, name='n_templates').sort_index()
# case: smallest-version-template
# SELECT min(Version_Number), template_type_code
smallest = templates_df['Version_Number'].min()
smallest_rows = templates_df[templates_df['Version_Number'] == smallest]
result = smallest_rows[['Version_Number', 'Template_Type_Code']].rename(
    columns={'Version_Number': 'min(Version_Number)'}).reset_index(drop=True)
# case: template-effective-days
# The date texts come in several formats, parse each by hand
from datetime import datetime

def parse_date(text):
    """Try the known formats one after the other."""
    if text is None or text == '':
        return pd.NaT
    for fmt in ('%Y-%m-%d %H:%M:%S', '%Y-%m-%d', '%d/%m/%Y'):
        try:
            return datetime.strptime(text, fmt)
        except ValueError:
            pass
    return pd.NaT

parsed = templates_df[['Template_ID']].copy()
parsed['start'] = [parse_date(v) for v in templates_df['Date_Effective_From']]
parsed['end'] = [parse_date(v) for v in templates_df['Date_Effective_To']]
parsed['days'] = (parsed['end'] - parsed['start']).dt.days

# mark the templates whose end is before the start
status = []
for row in parsed.itertuples():
    if pd.isna(row.days):
        status.append('open')
    elif row.days < 0:
        status.append('wrong')
    else:
        status.append('ok')
parsed['status'] = status
result = parsed[['Template_ID', 'days', 'status']]
# case: type-usage-report
# Documents per template type with description, for types not used the count is 0
docs_with_type = pd.merge(documents_df, templates_df, on='Template_ID')
type_counts = docs_with_type['Template_Type_Code'].value_counts().to_dict()

report = []
for code, description in zip(ref_template_types_df['Template_Type_Code'],
                             ref_template_types_df['Template_Type_Description']):
    n = type_counts.get(code, 0)
    share = n / len(docs_with_type) * 100
    report.append({'code': code, 'description': description, 'n': n, 'share': f"{share:.1f}%"})

result = pd.DataFrame(report).sort_values(by=['n', 'code'], ascending=[False, True]).reset_index(drop=True)
# case: presentation-template-ids
# Find the code for the description first
code_row = ref_template_types_df[ref_template_types_df['Template_Type_Description'] == 'Presentation']
if code_row.empty:
    result = pd.DataFrame(columns=['Template_ID'])
else:
    code = code_row['Template_Type_Code'].item()
    result = templates_df.query("Template_Type_Code == @code")[['Template_ID']].reset_index(drop=True)
