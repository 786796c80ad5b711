import pandas as pd
import numpy as np

Ref_Template_Types_df = pd.DataFrame({
    'Template_Type_Code': ['PPT', 'CV', 'AD', 'PP', 'BK'],
    'Template_Type_Description': ['Presentation', 'CV', 'Advertisement', 'Paper', 'Book'],
})

Templates_df = pd.DataFrame({
    'Template_ID': [0, 1, 4, 6, 7, 9, 10, 11, 14],
    'Version_Number': [5, 9, 4, 2, 8, 2, 1, 6, 7],
    'Template_Type_Code': ['PP', 'PPT', 'BK', 'PPT', 'PPT', 'BK', 'PPT', 'BK', 'AD'],
    'Date_Effective_From': ['2005-11-12 07:09:48', '2010-09-24 01:15:11', '2002-03-02 14:39:49', '1975-05-20 22:51:19',
                            '1993-10-07 02:33:04', '1997-07-02 08:24:14', None, '2003-06-11 14:43:10', '1975-05-20'],
    'Date_Effective_To': ['2008-01-05 14:19:28', '1999-07-08 03:31:04', None, '1992-03-06 16:19:49',
                          '1975-07-16 04:56:10', '2002-02-04 05:30:14', '1979-11-20 14:25:34', '2010-01-29 13:06:24', ''],
    'Template_Details': ['', '', '', ' ', None, '', '', '', ''],
})

Documents_df = pd.DataFrame({
    'Document_ID': [0, 1, 3, 23, 33, 76, 80, 82, 2394],
    'Template_ID': [7, 10, 4, 7, 7, 6, 10, np.nan, 20],
    'Document_Name': ['Introduction of OS', 'Understanding DB', 'Summer Show', 'Robbin CV', 'Data base', 'Data base', 'Welcome to NY', 'Customer reviews', 'Customer reviews '],
    'Document_Description': ['n', 'y', 'u', 'y', 'w', 'W', 'h', None, 'y'],
    'Other_Details': [None] * 9,
})

Paragraphs_df = pd.DataFrame({
    'Paragraph_ID': [7, 9, 3708, 16615, 65512, 94589, 241364, 510442, 608931],
    'Document_ID': [2394, 3, 33, 2394, 80, 80, 3, 80, 99],
    'Paragraph_Text': ['Korea', 'Somalia', 'UK', 'Korea ', 'Brazil', 'Ireland', 'Palestinian Territory', 'Brazil', 'Ireland'],
    'Other_Details': [None, 'x', None, None, None, ' ', None, None, None],
})
# case: description-with-w
result = Documents_df[Documents_df['Document_Description'].str.contains('w', case=False, na=False)][['Document_Name', 'Template_ID']]
# case: distinct-templates-used
result = Documents_df['Template_ID'].nunique()
# case: ppt-documents-map
type_of = Templates_df.set_index('Template_ID')['Template_Type_Code']
result = int((Documents_df['Template_ID'].map(type_of) == 'PPT').sum())
# case: documents-per-template
result = Documents_df.groupby('Template_ID').size().to_frame('cnt').reset_index()
# case: most-used-template
top = Documents_df['Template_ID'].mode().iloc[0]
result = Templates_df.loc[Templates_df['Template_ID'] == top, ['Template_ID', 'Template_Type_Code']]
# case: unused-templates-symmetric
t = pd.Index(Templates_df['Template_ID'])
d = pd.Index(Documents_df['Template_ID'].dropna().astype('int64'))
result = t[~t.isin(d)].to_frame(index=False, name='Template_ID')
# case: versions-later-than-5
result = Templates_df.query('Version_Number > 5')[['Version_Number', 'Template_Type_Code']].sort_values('Version_Number')
# case: types-under-three-templates
vc = Templates_df['Template_Type_Code'].value_counts().reindex(Ref_Template_Types_df['Template_Type_Code'], fill_value=0)
result = vc[vc.lt(3)]
# case: smallest-version
result = Templates_df.nsmallest(1, 'Version_Number', keep='all')[['Version_Number', 'Template_Type_Code']]
# case: docs-per-type-cumcount
m = Documents_df.merge(Templates_df, on='Template_ID', how='inner')
m['n'] = m.groupby('Template_Type_Code').cumcount() + 1
result = m.drop_duplicates('Template_Type_Code', keep='last')[['Template_Type_Code', 'n']].reset_index(drop=True)
# case: used-descriptions-semi
used_ids = set(Documents_df['Template_ID'].dropna())
used_codes = {code for tid, code in zip(Templates_df['Template_ID'], Templates_df['Template_Type_Code']) if tid in used_ids}
desc = Ref_Template_Types_df.set_index('Template_Type_Code')['Template_Type_Description']
result = sorted(desc[c] for c in used_codes)
# case: paragraphs-per-document-join
n = Paragraphs_df['Document_ID'].value_counts().rename('n_par')
docs = Documents_df.set_index('Document_ID')[['Document_Name']].join(n, how='inner')
result = docs.sort_index().reset_index()
# case: docs-one-to-two
g = Paragraphs_df.groupby('Document_ID')['Paragraph_ID'].count()
result = g[g.between(1, 2)].index.tolist()
# case: brazil-and-ireland
texts = Paragraphs_df.groupby('Document_ID')['Paragraph_Text'].agg(lambda s: {'Brazil', 'Ireland'}.issubset(s.str.strip()))
result = texts[texts].reset_index()[['Document_ID']]
