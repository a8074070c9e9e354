import { ApiError } from '@aosai/api/client/errors';
import type { EditedCase, QuestionEditorProps } from '@aosai/ui/screens/questions/QuestionEditor';
import { useState } from 'react';
import { toasts } from '../kit/notify.ts';
import type { Office } from '../kit/pageTable.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { caseName, casePairs, isShort, packed, writtenCase } from './caseFiles.ts';

interface Ways {
  /** Reads test data of the saved question. */
  dataOf: (sha: string, part: 'all') => Promise<Blob>;
  sendArchive: (file: File) => Promise<EditedCase[]>;
}

/** Shows which files were left out. */
function tellUnpaired(unpaired: readonly string[]): void {
  if (unpaired.length > 0)
    toasts.show({
      tone: 'warn',
      title: `${unpaired.length} 个文件没有配对，没有读入`,
      text: unpaired.slice(0, 5).join('、'),
    });
}

/**
 * Converts single files into test cases: short ones as text, long ones are uploaded first.
 *
 * @throws TypeError for a short file that is not UTF-8
 */
async function readFiles(
  files: readonly File[],
  cases: readonly EditedCase[],
  { dataOf, sendArchive }: Ways,
): Promise<EditedCase[]> {
  const { pairs, unpaired } = await casePairs(files, async (name, half) => {
    const one = cases.find((kept) => caseName(kept) === name);
    if (!one) return null;
    const text = one[half];
    if (text !== undefined && text !== '') return new Blob([text]);
    if (!('inSha' in one)) return new Blob([]);
    return dataOf(half === 'input' ? one.inSha : one.outSha, 'all');
  });
  tellUnpaired(unpaired);
  const long = pairs.filter((pair) => !isShort(pair));
  const sent = long.length === 0 ? [] : await sendArchive(await packed(long));
  const written = await Promise.all(pairs.filter(isShort).map(writtenCase));
  return [...written, ...sent];
}

/** Test data of a question: uploads before saving, and reading the data saved. */
export function useCaseFiles(office: Office, id: string | null, recovered: readonly string[]) {
  const { calls } = useOffice();
  const [upload, setUpload] = useState<NonNullable<QuestionEditorProps['upload']>>({});
  const [tokens, setTokens] = useState(recovered);

  /** Reads data of the saved question. */
  const dataOf = async (sha: string, part: 'all' | 'head') =>
    (await calls.question.exportCaseFile({ id: id ?? '', sha, part })).blob;
  // The excerpt may cut a character in two.
  const headOf = async (sha: string) => (await (await dataOf(sha, 'head')).text()).replace(/\uFFFD$/, '');

  async function sendArchive(file: File): Promise<EditedCase[]> {
    setUpload({ progress: { name: file.name, sentBytes: 0, totalBytes: file.size } });
    const { token, cases, unpaired } = await calls.question.unzipAndParse({ purpose: 'cases' }, [file], {
      onProgress: (sentBytes, totalBytes) => setUpload({ progress: { name: file.name, sentBytes, totalBytes } }),
    });
    setTokens((before) => [...before, token]);
    tellUnpaired(unpaired);
    return cases;
  }

  const on: Pick<QuestionEditorProps['on'], 'readCases' | 'peek' | 'download'> = {
    async readCases(files, cases) {
      try {
        const archive = files.find(({ name }) => name.toLowerCase().endsWith('.zip'));
        const found = archive ? await sendArchive(archive) : await readFiles(files, cases, { dataOf, sendArchive });
        setUpload(found.length === 0 ? { error: '没有找到成对的测试数据。' } : {});
        return found.length === 0 ? null : { cases: found, isAll: archive !== undefined };
      } catch (cause) {
        if (!(cause instanceof ApiError || cause instanceof TypeError)) throw cause;
        setUpload({
          error: cause instanceof ApiError ? cause.message : '测试数据不是 UTF-8 文本，请另存为 UTF-8 后再上传。',
        });
        return null;
      }
    },
    async peek(sha) {
      try {
        return id === null ? null : await headOf(sha);
      } catch (cause) {
        if (cause instanceof ApiError) return null;
        throw cause;
      }
    },
    download(sha) {
      calls.question.exportCaseFile({ id: id ?? '', sha, part: 'all' }).then(saveFile, (cause: unknown) => {
        if (!(cause instanceof ApiError)) throw cause;
        toasts.show({ tone: 'bad', title: '没有下载', text: cause.message });
      });
    },
  };
  return {
    upload,
    /** Tokens of uploads whose data the question may refer to. */
    tokens,
    forget: () => setTokens([]),
    on,
  };
}
