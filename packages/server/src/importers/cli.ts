// `npm run -s import -- [--full] FILE…` prints one line of JSON per item: how it would be imported. Stores nothing.
import { importFile } from './importFile.ts';
import { itemLine } from './itemLine.ts';

const USAGE = `用法：npm run -s import -- [--full] 文件…
逐题读取题目文件（FPS、ICPC、Polygon、Hydro、QDUOJ 等题包，Word、Excel、GIFT 等客观题），每题输出一行 JSON；不写入题库。
--full  同时输出题干、选项和答案`;

/**
 * Exit code. 0: every file was read, even if items were refused. 1: a file could not be opened. 2: wrong command line.
 */
async function main(args: readonly string[]): Promise<number> {
  const files = args.filter((arg) => !arg.startsWith('--'));
  const options = args.filter((arg) => arg.startsWith('--'));
  if (files.length === 0 || options.some((option) => option !== '--full')) {
    console.error(USAGE);
    return options.includes('--help') ? 0 : 2;
  }
  let failed = false;
  for (const file of files) {
    try {
      for await (const item of importFile(file))
        process.stdout.write(`${JSON.stringify(itemLine(file, item, options.includes('--full')))}\n`);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error;
      console.error(`打不开 ${file}：${error.message}`);
      failed = true;
    }
  }
  return failed ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
