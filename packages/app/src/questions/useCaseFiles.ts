import { ApiError } from '@aosai/api/client/errors';
import type { EditedCase, QuestionEditorProps } from '@aosai/ui/screens/questions/QuestionEditor';
import { useState } from 'react';
import { useAosai } from '../kit/context.ts';
import { toasts } from '../kit/notify.ts';
import type { Office } from '../kit/pageTable.ts';
import { readFiles, tellUnpaired } from './readFiles.ts';
import { saveFile } from '../kit/office/saveFile.ts';

/** Test data of a question: uploads before saving, and reading the data saved. */
export function useCaseFiles(office: Office, id: string | null, recovered: readonly string[]) {
  const { client } = useAosai();
  const options = { group: office, quiet: true };
  const [upload, setUpload] = useState<NonNullable<QuestionEditorProps['upload']>>({});
  const [tokens, setTokens] = useState(recovered);

  /** Reads data of the saved question. */
  const dataOf = async (sha: string, part: 'all' | 'head') =>
    (await client.question.exportCaseFile({ id: id ?? '', sha, part }, options)).blob;
  // The excerpt may cut a character in two.
  const headOf = async (sha: string) => (await (await dataOf(sha, 'head')).text()).replace(/\uFFFD$/, '');

  async function sendArchive(file: File): Promise<EditedCase[]> {
    setUpload({ progress: { name: file.name, sentBytes: 0, totalBytes: file.size } });
    const { token, cases, unpaired } = await client.question.unzipAndParse({ purpose: 'cases' }, [file], {
      ...options,
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
      client.question.exportCaseFile({ id: id ?? '', sha, part: 'all' }, options).then(saveFile, (cause: unknown) => {
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
