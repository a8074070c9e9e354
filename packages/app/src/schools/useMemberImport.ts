import type { Download } from '@aosai/api/client/download';
import { messageOf } from '@aosai/api/client/errors';
import type { Slips } from '@aosai/ui/screens/accounts/PasswordSlips';
import {
  type ChosenColumns,
  type ImportOrder,
  type MemberImport,
  NO_IMPORT,
} from '@aosai/ui/screens/schools/SchoolMembers';
import { useState } from 'react';
import { useAosai } from '../kit/context.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { API_PREFIX } from '@aosai/api/kit/constants';

interface ImportProgress {
  done: number;
  total: number;
}

const isProgress = (event: unknown): event is ImportProgress & { type: 'import' } =>
  typeof event === 'object' && event !== null && 'type' in event && event.type === 'import';

async function follow(response: Response, onProgress: (progress: ImportProgress) => void): Promise<void> {
  const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const event: unknown = JSON.parse(line.slice('data:'.length));
      if (isProgress(event)) onProgress({ done: event.done, total: event.total });
    }
  }
}

/** Reports the progress of the person's import until aborted. The import continues without the stream. */
function watchImport(appId: string, signal: AbortSignal, onProgress: (progress: ImportProgress) => void): void {
  fetch(`${API_PREFIX}/events`, { headers: { 'App-Id': appId }, credentials: 'same-origin', signal })
    .then((response) => follow(response, onProgress))
    .catch(() => undefined); // Then the dialog has no progress bar, but still gets the result.
}

/** `passwords`: the downloaded file of passwords, which the server hands out only once. */
type State = MemberImport & {
  file: File | null;
  /** What people chose for the columns of the file. */
  columns: ChosenColumns | undefined;
  passwords: Download | null;
};
const AT_FIRST: State = { ...NO_IMPORT, file: null, columns: undefined, passwords: null };

/** The steps of an Excel import of members: the file is sent once to be checked and once to be imported. */
export function useMemberImport(show: Slips['show']) {
  const { settings } = useAosai();
  const { calls } = useOffice();
  const { reload, performAtOnce } = useOfficeAct();
  const [state, setState] = useState<State | null>(null);
  const change = (part: Partial<State>) => setState((now) => now && { ...now, ...part });

  async function send(file: File, input: Parameters<typeof calls.organizationMember.batchImport>[0]) {
    change({ pending: input.mode, error: null, made: undefined });
    const watch = new AbortController();
    if (input.mode === 'apply') watchImport(settings.appId, watch.signal, (made) => change({ made }));
    try {
      const report = await calls.organizationMember.batchImport(input, [file], {
        onProgress: (sentBytes, totalBytes) =>
          change({ progress: sentBytes < totalBytes ? { name: file.name, sentBytes, totalBytes } : undefined }),
      });
      change({ pending: null, progress: undefined, report });
      if (report.applied) await reload();
    } catch (cause) {
      change({ pending: null, progress: undefined, error: messageOf(cause) });
    } finally {
      watch.abort();
    }
  }

  const report = state?.report;
  return {
    importing: state,
    on: {
      open: () => setState(AT_FIRST),
      close: () => setState(null),
      choose(file: File) {
        setState({ ...AT_FIRST, file, fileName: file.name });
        void send(file, { mode: 'check' });
      },
      apply({ skipFaulty, intoClasses, consent }: ImportOrder) {
        if (!state?.file) return;
        const statement = consent && { consent: { stated: true as const, evidence: consent.evidence } };
        const { file, columns } = state;
        void send(file, { mode: 'apply', skipFaulty, intoClasses, ...(columns && { columns }), ...statement });
      },
      chooseColumns(columns: ChosenColumns) {
        if (!state?.file) return;
        change({ columns });
        void send(state.file, { mode: 'check', columns });
      },
      saveReport() {
        if (!report) return;
        const { rows } = report;
        void performAtOnce(
          async () => saveFile(await calls.organizationMember.exportReport({ rows })),
          '已下载检查结果',
        );
      },
      showSlips: () => show(report?.accounts ?? []),
      savePasswords() {
        if (!report) return;
        void performAtOnce(async () => {
          const ids = report.accounts.map(({ id }) => id);
          const passwords = state.passwords ?? (await calls.member.exportPwd({ ids }));
          change({ passwords });
          saveFile(passwords);
        }, '已下载初始密码，请妥善保管');
      },
    },
  };
}
