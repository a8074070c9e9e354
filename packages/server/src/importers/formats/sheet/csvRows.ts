/**
 * Splits a CSV into rows of cells. The separator is the comma, tab or semicolon, whichever is most frequent in its
 * first line.
 */
export function csvRows(text: string): string[][] {
  const [head = ''] = text.split('\n', 1);
  const counted = [',', '\t', ';'].map((sign) => ({ sign, count: head.split(sign).length }));
  const separator = counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        cell += text.slice(at, end === -1 ? text.length : end);
        at = end === -1 ? text.length : end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
    row.push((cell + text.slice(from, at)).trim());
    if (at >= text.length || text[at] === '\n') {
      rows.push(row);
      row = [];
    }
    at += 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
