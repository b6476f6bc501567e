const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000052 00000 n 
0000000101 00000 n 
trailer<</Size 4/Root 1 0 R>>
startxref
164
%%EOF
`;

/** A document of each media type that operations can return instead of JSON: an empty page. */
export const documents: Readonly<Record<string, string>> = {
  'application/pdf': pdf,
  'text/html': '<!doctype html>\n<html lang="en"><title>Example</title></html>\n',
};
