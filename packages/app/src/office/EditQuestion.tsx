import { fileUrl } from '@aosai/api/client/fileUrl';
import { ApiError } from '@aosai/api/client/errors';
import type { BankDetail } from '@aosai/api/contract/types';
import { API_PREFIX, POLL_INTERVAL_MS } from '@aosai/api/domain/constants';
import { hasBody, type QuestionType, SINGLE } from '@aosai/api/domain/questions/kinds';
import {
  draftPreview,
  type EditedCase,
  type EditedQuestion,
  previewOf,
  QuestionEditor,
  type QuestionEditorProps,
  type QuestionHead,
  toDraft,
  toForm,
} from '@aosai/ui/screens/QuestionEditor';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useAosai, useCurrent } from '../context.ts';
import { loaded } from '../loaded.ts';
import { toasts } from '../notify.ts';
import type { Office } from '../pageTable.ts';
import { readFiles, tellUnpaired } from './readFiles.ts';
import { previewStatement } from './previewStatement.ts';
import { questionDrafts } from './questionDrafts.ts';
import { saveFile } from './saveFile.ts';
import { fixedWords, startRejudge } from './startRejudge.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useOfficeCall } from './useOfficeCall.ts';
import { usePointOptions } from './usePointOptions.ts';
import { useQuestionHistory } from './useQuestionHistory.ts';
import { useVideoUpload } from './useVideoUpload.ts';

type Draft = EditedQuestion['draft'];
type Save = QuestionEditorProps['save'];
type CaseUpload = NonNullable<QuestionEditorProps['upload']>;

const AT_REST: Save = { pending: false, failure: null, isOutdated: false };

/** As its editor begins with it; null while its key is withheld. */
const editedOf = ({ points, stage, pricePoints, staff }: BankDetail): EditedQuestion | null => {
  if (!staff?.source) return null;
  const { source, casePolicy, solutions } = staff;
  return { draft: source, head: { points, stage, pricePoints, casePolicy, solutions: solutions ?? [] } };
};

/** `over`: also over what somebody else has saved. `reason`: why the key of the version in use is mended. */
interface Way {
  over?: boolean;
  reason?: string;
}

const WITHHELD = '这道题正用在没有结束的考试里，答案到考试结束后才能查看和修改。';

/** One question being written: read, previewed, kept in this browser, saved. */
export function EditQuestion({ office, id, type }: { office: Office; id: string | null; type?: QuestionType }) {
  const { client, session, settings } = useAosai();
  const [, navigate] = useLocation();
  const options = { group: office, quiet: true };
  const current = useCurrent();
  const personId = current?.realm === 'user' ? current.user.id : (current?.member.id ?? '');
  const [drafts] = useState(() => questionDrafts(localStorage, personId, `${office}/${id ?? `new-${type ?? ''}`}`));
  const [recovered, setRecovered] = useState(drafts.read);
  const [save, setSave] = useState(AT_REST);
  const [preview, setPreview] = useState<QuestionEditorProps['preview']['data']>();
  /** What editing began with: another reading, such as one after a change of the window, does not take its place. */
  const [base, setBase] = useState<BankDetail | null>(null);
  /** The version that a draft taken up again was begun on: what was saved since is not written over unsaid. */
  const [begunOn, setBegunOn] = useState<number | null>(null);
  const [upload, setUpload] = useState<CaseUpload>({});
  /** Tokens of uploads whose data the question may name. */
  const [uploads, setUploads] = useState<readonly string[]>(recovered?.uploads ?? []);
  const points = usePointOptions();
  const guard = useLeaveGuard();
  const history = useQuestionHistory(office, id);
  const video = useVideoUpload();
  const read = useOfficeCall(id === null ? null : ['question', office, id], (calls) =>
    calls.question.queryById({ id: id ?? '' }, options),
  );
  if (base === null && read.data) setBase(read.data);
  const [checkError, setCheckError] = useState<string | null>(null);
  /** When the trial before the one on its way ended; empty for none, null while none is on its way. */
  const [since, setSince] = useState<string | null>(null);
  const checked = read.data?.staff?.checked ?? null;
  const isChecking = since !== null && (checked?.finishedAt ?? '') === since;
  // It has ended: a save afterwards takes the report away, which is no trial on its way.
  if (since !== null && !isChecking) setSince(null);
  const reread = useEffectEvent(() => void read.mutate());
  useEffect(() => {
    if (!isChecking) return undefined;
    const timer = setInterval(() => reread(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isChecking]);
  const own = type ?? base?.type ?? SINGLE;
  const edited = base && editedOf(base);
  const empty = toDraft(own, toForm(null), null);

  /** What has been saved is what editing goes on with. */
  async function begin(): Promise<void> {
    const fresh = await client.question.queryById({ id: id ?? '' }, options);
    drafts.drop();
    setRecovered(null);
    setUploads([]);
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
        const made = await client.question.create({ source: draft, ...head, casesToken: [...uploads] }, options);
        drafts.drop();
        toasts.show({ tone: 'ok', title: '已创建，先是草稿' });
        await guard.release();
        navigate(`/${office}/question/${made.id}`, { replace: true });
        return;
      }
      const newest = over ? await client.question.queryById({ id }, options) : base;
      const version = (over ? null : begunOn) ?? newest?.staff?.version ?? 0;
      const written = { id, version, source: draft, ...head, casesToken: [...uploads] };
      await client.question.update({ ...written, ...(reason !== undefined && { keyFix: { reason } }) }, options);
      if (reason === undefined) toasts.show({ tone: 'ok', title: '已保存' });
      await begin();
      if (reason === undefined) return;
      const preview = office === 'bms' ? await startRejudge(client, id, reason) : null;
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

  /** Test data of the question as it is saved. */
  const dataOf = async (sha: string, part: 'all' | 'head') =>
    (await client.question.exportCaseFile({ id: id ?? '', sha, part }, options)).blob;
  // A letter may be cut in two where the beginning ends.
  const headOf = async (sha: string) => (await (await dataOf(sha, 'head')).text()).replace(/\uFFFD$/, '');

  async function sendArchive(file: File): Promise<EditedCase[]> {
    setUpload({ progress: { name: file.name, sentBytes: 0, totalBytes: file.size } });
    const { token, cases, unpaired } = await client.question.unzipAndParse({ purpose: 'cases' }, [file], {
      ...options,
      onProgress: (sentBytes, totalBytes) => setUpload({ progress: { name: file.name, sentBytes, totalBytes } }),
    });
    setUploads((before) => [...before, token]);
    tellUnpaired(unpaired);
    return cases;
  }

  const readCases: QuestionEditorProps['on']['readCases'] = async (files, cases) => {
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
  };

  const task = edited && hasBody(edited.draft, 'task') ? edited.draft : null;
  const report = checked && task && { ...checked, isDone: !isChecking, caseIds: task.cases.map((one) => one.id) };
  const failure = { error: base && !edited ? WITHHELD : loaded(read).error };
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
      check={id === null ? null : { report, pending: isChecking, error: checkError }}
      upload={upload}
      video={video.video}
      on={{
        draft(draft, head) {
          setPreview(draftPreview(draft, id ?? own, previewStatement));
          const version = begunOn ?? base?.staff?.version ?? null;
          drafts.keep({ savedAt: new Date().toISOString(), version, uploads, question: { draft, head } });
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
        check() {
          setCheckError(null);
          setSince(checked?.finishedAt ?? '');
          client.question.debug({ id: id ?? '' }, options).catch((cause: unknown) => {
            if (!(cause instanceof ApiError)) throw cause;
            setSince(null);
            setCheckError(cause.message);
          });
        },
        async picture(file) {
          try {
            const { fileName } = await client.file.upload({ purpose: 'attachment', isPublic: true }, [file], {});
            return fileUrl(fileName, { base: API_PREFIX, appId: settings.appId });
          } catch (cause) {
            if (!(cause instanceof ApiError)) throw cause;
            toasts.show({ tone: 'bad', title: '图片没有上传', text: cause.message });
            return null;
          }
        },
        video: video.on,
        readCases,
        async peek(sha) {
          try {
            return id === null ? null : await headOf(sha);
          } catch (cause) {
            if (cause instanceof ApiError) return null;
            throw cause;
          }
        },
        download(sha) {
          client.question
            .exportCaseFile({ id: id ?? '', sha, part: 'all' }, options)
            .then(saveFile, (cause: unknown) => {
              if (!(cause instanceof ApiError)) throw cause;
              toasts.show({ tone: 'bad', title: '没有下载', text: cause.message });
            });
        },
      }}
    />
  );
}
