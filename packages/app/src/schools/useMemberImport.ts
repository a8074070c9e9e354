import type { Download } from '@aosai/api/client/download';
import { messageOf } from '@aosai/api/client/errors';
import type { Slips } from '@aosai/ui/screens/accounts/PasswordSlips';
import {
  type ChosenColumns,
  type ImportOrder,
  type MemberImport,
  NO_IMPORT,
} from '@aosai/ui/screens/schools/SchoolMembers';
import type { MemberImportRow } from '@aosai/api/schools/organizationMember.contract';
import { useRef, useState } from 'react';
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

/** How often an import in the background is asked about. */
const ASK_EVERY_MS = 1_500;
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ASK_EVERY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The steps of an Excel import of members: the file is sent once to be checked and once to be imported. */
export function useMemberImport(show: Slips['show']) {
  const { settings } = useAosai();
  const { calls } = useOffice();
  const { reload, performAtOnce } = useOfficeAct();
  const [state, setState] = useState<State | null>(null);
  const change = (part: Partial<State>) => setState((now) => now && { ...now, ...part });
  /** Ends what follows an import in the background when the dialog closes. */
  const following = useRef<AbortController | null>(null);

  /** Asks about an import until it is stored or taken back. */
  async function followRun(id: string): Promise<void> {
    following.current?.abort();
    const watch = new AbortController();
    following.current = watch;
    try {
      while (!watch.signal.aborted) {
        const detail = await calls.organizationMember.queryImport({ id });
        if (watch.signal.aborted) return;
        const { state: at, done, total, report, undone } = detail;
        if (at === 'done' || at === 'undone') {
          change({ pending: null, made: undefined, report, undone });
          await reload();
          return;
        }
        change(at === 'running' ? { made: { done, total } } : { report });
        await pause(watch.signal);
      }
    } catch (cause) {
      change({ pending: null, error: messageOf(cause) });
    }
  }

  async function send(file: File, input: Parameters<typeof calls.organizationMember.batchImport>[0]) {
    change({ pending: input.mode, error: null, made: undefined });
    const watch = new AbortController();
    watchImport(settings.appId, watch.signal, (made) => change({ made }));
    try {
      const report = await calls.organizationMember.batchImport(input, [file], {
        onProgress: (sentBytes, totalBytes) =>
          change({ progress: sentBytes < totalBytes ? { name: file.name, sentBytes, totalBytes } : undefined }),
      });
      const { importId, isRunning } = report;
      const runs = isRunning && importId !== null;
      change({ pending: runs ? 'apply' : null, progress: undefined, made: undefined, report });
      if (runs) await followRun(importId);
      else if (report.applied) await reload();
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
      open() {
        setState(AT_FIRST);
        calls.organizationMember.queryImportList({}).then(
          ({ content }) => change({ recent: content }),
          () => undefined, // The list is only a way back; a new import needs none.
        );
      },
      close() {
        following.current?.abort();
        setState(null);
      },
      openRecent({ id, fileName, state: at, done, total }: MemberImportRow) {
        const pending = at === 'undoing' ? 'undo' : 'apply';
        setState({ ...AT_FIRST, fileName, pending, made: { done, total } });
        void followRun(id);
      },
      undo() {
        const id = report?.importId ?? null;
        if (id === null) return;
        change({ pending: 'undo', error: null });
        calls.organizationMember.undoImport({ id }).then(
          () => followRun(id),
          (cause: unknown) => change({ pending: null, error: messageOf(cause) }),
        );
      },
      choose(file: File) {
        // A mended file has the columns of the one before, which people have already chosen.
        const columns = state?.columns;
        setState({ ...AT_FIRST, file, fileName: file.name, columns });
        void send(file, { mode: 'check', ...(columns && { columns }) });
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
      showSlips: () => show(report?.accounts ?? [], report?.importId !== null),
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
