import { fileUrl } from '@aosai/api/client/fileUrl';
import { ApiError } from '@aosai/api/client/errors';
import { API_PREFIX, POLL_INTERVAL_MS } from '@aosai/api/kit/constants';
import { hasBody, type QuestionType, SINGLE } from '@aosai/api/questions/kinds';
import {
  draftPreview,
  type EditedQuestion,
  previewOf,
  QuestionEditor,
  type QuestionEditorProps,
  type QuestionHead,
  toDraft,
  toForm,
} from '@aosai/ui/screens/questions/QuestionEditor';
import { useState, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { toasts } from '../kit/notify.ts';
import type { Office } from '../kit/pageTable.ts';
import { previewStatement } from './previewStatement.ts';
import { questionDrafts } from './questionDrafts.ts';
import { useCaseFiles } from './useCaseFiles.ts';
import { useLeaveGuard } from '../kit/office/useLeaveGuard.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { usePointOptions } from './usePointOptions.ts';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';
import { useOffice } from '../kit/office/useOffice.ts';
import { useUpload } from '../kit/uploads/useUpload.ts';
import type { Client } from '@aosai/api/client/client';

/**
 * Starts a rejudge for a corrected key, whose differences are reviewed before they apply. Returns its id, or null if
 * there is nothing to rejudge or it is not permitted.
 */
async function startRejudge(client: Client, questionId: string, reason: string): Promise<string | null> {
  try {
    return (await client.rejudge.start({ scope: 'question', targetId: questionId, reason })).id;
  } catch (cause) {
    if (cause instanceof ApiError && (cause.code === 'REJUDGE_EMPTY' || cause.code === 'FORBIDDEN')) return null;
    throw cause;
  }
}

/** Says what happens to existing results. */
const fixedWords = (office: Office, preview: string | null): string => {
  if (preview !== null) return '看过差异，应用以后成绩才会变。';
  return office === 'bms' ? '没有要重新算分的作答。' : '已有的成绩先不变，由平台重测以后才更新。';
};

type Checked = NonNullable<BankDetail['staff']>['checked'] | null;

/** Runs the reference solutions of the saved question, and refetches the question until their report has arrived. */
function useQuestionTrial(office: Office, id: string | null, checked: Checked, reread: () => void) {
  const { calls } = useOffice();
  const [error, setError] = useState<string | null>(null);
  /** Finish time of the previous trial, empty if there was none; null while no trial is running. */
  const [since, setSince] = useState<string | null>(null);
  const pending = since !== null && (checked?.finishedAt ?? '') === since;
  // The trial has ended. Without this, a later save, which removes the report, would look like a running trial.
  if (since !== null && !pending) setSince(null);
  const look = useEffectEvent(reread);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setInterval(() => look(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [pending]);
  return {
    pending,
    error,
    start() {
      setError(null);
      setSince(checked?.finishedAt ?? '');
      calls.question.debug({ id: id ?? '' }).catch((cause: unknown) => {
        if (!(cause instanceof ApiError)) throw cause;
        setSince(null);
        setError(cause.message);
      });
    },
  };
}

/** The versions of a question, fetched while its history is open. */
function useQuestionHistory(
  office: Office,
  id: string | null,
): { shown: QuestionEditorProps['history']; on: QuestionEditorProps['on']['history'] } {
  const [isOpen, setOpen] = useState(false);
  const [versionNo, setVersionNo] = useState<number | null>(null);
  const versions = useOfficeCall(isOpen && id !== null ? ['question', office, id, 'versions'] : null, (calls) =>
    calls.question.queryVersions({ id: id ?? '' }),
  );
  const read = useOfficeCall(
    isOpen && id !== null && versionNo !== null ? ['question', office, id, 'version', versionNo] : null,
    (calls) => calls.question.queryVersion({ id: id ?? '', versionNo: versionNo ?? 0 }),
  );
  const { data, error } = loaded(versions);
  return {
    shown: id === null ? null : { versions: { data: data?.content, error }, read: loaded(read) },
    on: {
      open: () => setOpen(true),
      close() {
        setOpen(false);
        setVersionNo(null);
      },
      read: setVersionNo,
      retry: () => void (versionNo === null ? versions : read).mutate(),
    },
  };
}

type Video = Pick<QuestionEditorProps, 'video'> & { on: QuestionEditorProps['on']['video'] };

/** Upload of a form's video: the form receives the file's name and saves it with the rest. */
function useVideoUpload(): Video {
  const { calls } = useOffice();
  const [arrived, setArrived] = useState<{ tell: (fileName: string) => void }>();
  const { uploads, add, retry, remove } = useUpload(
    (file, options) => calls.file.upload({ purpose: 'video' }, [file], options),
    ({ fileName }) => arrived?.tell(fileName),
  );
  const upload = uploads.at(-1);
  return {
    video: upload?.state.kind === 'done' ? undefined : upload,
    on: {
      choose(file, tell) {
        setArrived({ tell });
        add([file]);
      },
      cancel: () => upload && remove(upload.id),
      retry: () => upload && retry(upload.id),
    },
  };
}

type Draft = EditedQuestion['draft'];
type Save = QuestionEditorProps['save'];

const AT_REST: Save = { pending: false, failure: null, isOutdated: false };

/** The question as its editor takes it; null while its key is withheld. */
const editedOf = ({ points, stage, pricePoints, staff }: BankDetail): EditedQuestion | null => {
  if (!staff?.source) return null;
  const { source, casePolicy, solutions } = staff;
  return { draft: source, head: { points, stage, pricePoints, casePolicy, solutions: solutions ?? [] } };
};

/** `over`: overwrite another person's changes. `reason`: why the key of the version in use is corrected. */
interface Way {
  over?: boolean;
  reason?: string;
}

/** The toast after saving: success, or the compiler's message about a draft's checker or interactor. */
const savedWords = (title: string, { checkerFault }: { checkerFault?: string | null | undefined }) =>
  checkerFault ? ({ tone: 'warn', title, text: `${checkerFault}` } as const) : ({ tone: 'ok', title } as const);

const WITHHELD = '这道题正用在没有结束的考试里，答案到考试结束后才能查看和修改。';

/** Edits a question: reads, previews, keeps a draft in this browser, saves. */
export function EditQuestion({ office, id, type }: { office: Office; id: string | null; type?: QuestionType }) {
  const { session, settings } = useAosai();
  const { calls } = useOffice();
  const [, navigate] = useLocation();
  const current = useCurrent();
  const personId = current?.realm === 'user' ? current.user.id : (current?.member.id ?? '');
  const [drafts] = useState(() => questionDrafts(localStorage, personId, `${office}/${id ?? `new-${type ?? ''}`}`));
  const [recovered, setRecovered] = useState(drafts.read);
  const [save, setSave] = useState(AT_REST);
  const [preview, setPreview] = useState<QuestionEditorProps['preview']['data']>();
  /** The question as editing began; fetching it again, such as on window focus, does not replace it. */
  const [base, setBase] = useState<BankDetail | null>(null);
  /** Version a recovered draft is based on, so that changes saved since are not overwritten unnoticed. */
  const [begunOn, setBegunOn] = useState<number | null>(null);
  const data = useCaseFiles(office, id, recovered?.uploads ?? []);
  const points = usePointOptions();
  const guard = useLeaveGuard();
  const history = useQuestionHistory(office, id);
  const video = useVideoUpload();
  const read = useOfficeCall(id === null ? null : ['question', office, id], (calls) =>
    calls.question.queryById({ id: id ?? '' }),
  );
  if (base === null && read.data) setBase(read.data);
  const checked = read.data?.staff?.checked ?? null;
  const trial = useQuestionTrial(office, id, checked, () => void read.mutate());
  const own = type ?? base?.type ?? SINGLE;
  const edited = base && editedOf(base);
  const empty = toDraft(own, toForm(null), null);

  /** Restarts editing from the saved question. */
  async function begin(): Promise<void> {
    const fresh = await calls.question.queryById({ id: id ?? '' });
    drafts.drop();
    setRecovered(null);
    data.forget();
    setPreview(undefined);
    setBegunOn(null);
    setBase(fresh);
    setSave(AT_REST);
    await read.mutate(fresh, { revalidate: false });
  }

  async function reload(): Promise<void> {
    try {
      await begin();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setSave({ ...AT_REST, failure: { message: cause.message } });
    }
  }

  async function send(draft: Draft, head: QuestionHead, { over = false, reason }: Way): Promise<void> {
    setSave({ ...AT_REST, pending: true });
    try {
      if (id === null) {
        const made = await calls.question.create({ source: draft, ...head, casesToken: [...data.tokens] });
        drafts.drop();
        toasts.show(savedWords('已创建，先是草稿', made));
        await guard.release();
        navigate(`/${office}/question/${made.id}`, { replace: true });
        return;
      }
      const newest = over ? await calls.question.queryById({ id }) : base;
      const version = (over ? null : begunOn) ?? newest?.staff?.version ?? 0;
      const written = { id, version, source: draft, ...head, casesToken: [...data.tokens] };
      const saved = await calls.question.update({ ...written, ...(reason !== undefined && { keyFix: { reason } }) });
      if (reason === undefined) toasts.show(savedWords('已保存', saved));
      await begin();
      if (reason === undefined) return;
      const preview = office === 'bms' ? await startRejudge(calls, id, reason) : null;
      toasts.show({ tone: 'ok', title: '答案已改正', text: fixedWords(office, preview) });
      if (preview === null) return;
      await guard.release();
      navigate(`/bms/judge?rejudge=${preview}`);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.asksToSignIn) await session.expire();
      const isOutdated = cause.code === 'VERSION_CHANGED';
      setSave({ pending: false, isOutdated, failure: isOutdated ? null : { message: cause.message } });
    }
  }

  const picture: QuestionEditorProps['on']['picture'] = async (file) => {
    try {
      const { fileName } = await calls.file.upload({ purpose: 'attachment', isPublic: true }, [file], { quiet: false });
      return fileUrl(fileName, { base: API_PREFIX, appId: settings.appId });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toasts.show({ tone: 'bad', title: '图片没有上传', text: cause.message });
      return null;
    }
  };

  const task = edited && hasBody(edited.draft, 'task') ? edited.draft : null;
  const report = checked && task && { ...checked, isDone: !trial.pending, caseIds: task.cases.map((one) => one.id) };
  const { error, isFinal } = loaded(read);
  const failure = base && !edited ? { error: WITHHELD, isFinal: true } : { error, isFinal };
  return (
    <QuestionEditor
      type={own}
      saved={id === null ? { data: null } : edited ? { data: edited } : failure}
      documentKey={`${id ?? own}-${base?.staff?.version ?? 0}`}
      standing={read.data?.staff ?? base?.staff ?? null}
      usedCount={base?.staff?.isUsed ? base.staff.usedCount : 0}
      versionNo={base?.staff?.versionNo ?? null}
      points={points}
      bankHref={`/web/${office}/question`}
      preview={{ data: preview ?? (base ? previewOf(base) : draftPreview(empty, own, previewStatement)) }}
      save={save}
      isLeaving={guard.isAsking}
      history={history.shown}
      recovered={recovered}
      check={id === null ? null : { report, pending: trial.pending, error: trial.error }}
      upload={data.upload}
      video={video.video}
      on={{
        draft(draft, head) {
          setPreview(draftPreview(draft, id ?? own, previewStatement));
          const version = begunOn ?? base?.staff?.version ?? null;
          drafts.keep({ savedAt: new Date().toISOString(), version, uploads: data.tokens, question: { draft, head } });
        },
        dirty: guard.setDirty,
        stay: guard.stay,
        save: (draft, head, over) => void send(draft, head, { over }),
        fixKey: (draft, head, reason) => void send(draft, head, { reason }),
        reload: () => void reload(),
        restore() {
          setBegunOn(recovered?.version ?? null);
          setRecovered(null);
        },
        discard() {
          drafts.drop();
          setRecovered(null);
        },
        leave() {
          drafts.drop();
          void guard.leave(`/${office}/question`);
        },
        retry: () => void read.mutate(),
        history: history.on,
        check: trial.start,
        picture,
        video: video.on,
        ...data.on,
      }}
    />
  );
}
