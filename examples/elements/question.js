// What the API sends for a question, as all three pages show it.
globalThis.question = {
  id: 'q1',
  no: 1,
  type: '1',
  points: 200,
  title: null,
  blankCount: 0,
  programming: null,
  stemHtml: '<p>二分查找的时间复杂度是（　　）。</p>',
  options: [
    { id: 'A', html: 'O(n)' },
    { id: 'B', html: 'O(log n)' },
  ],
};
