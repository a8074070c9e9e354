import type { PdfDocument } from './pdfDocument.ts';

const LINES = [
  'GESP 一级考点清单',
  '一、变量与赋值',
  '二、整除与求余：17 % 5 的结果是 2',
  '三、分支与循环',
  '四、输入输出',
];
const TOP = 90;
const STEP = 64;

/** A made-up document for the stories. */
export function examplePdf(pageCount: number): PdfDocument {
  const pages = Array.from({ length: pageCount }, (_, at) => ({ no: at + 1, width: 595, height: 842 }));
  return {
    pages,
    draw(page, { canvas, layer, scale }) {
      canvas.width = Math.floor(595 * scale);
      canvas.height = Math.floor(842 * scale);
      const pen = canvas.getContext('2d');
      if (!pen) return Promise.reject(new Error('no canvas'));
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = '#1a2233';
      const lines = [...LINES, `第 ${page + 1} 页`];
      for (const [at, line] of lines.entries()) {
        pen.font = `${(at === 0 ? 28 : 18) * scale}px sans-serif`;
        pen.fillText(line, 60 * scale, (TOP + at * STEP) * scale);
      }
      if (layer) layer.textContent = '';
      return Promise.resolve();
    },
    find: (word) =>
      Promise.resolve(
        pages.flatMap((_, page) =>
          LINES.flatMap((line, at) => {
            const from = line.indexOf(word);
            if (from < 0) return [];
            return [
              {
                page,
                boxes: [{ left: 60 + from * 18, top: TOP - 18 + at * STEP, width: word.length * 18, height: 24 }],
              },
            ];
          }),
        ),
      ),
  };
}
