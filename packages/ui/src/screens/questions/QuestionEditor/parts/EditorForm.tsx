import { hasBody, isJudged, type QuestionType } from '@aosai/api/questions/kinds';
import { reasonFields } from '@aosai/api/kit/reasons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type FieldPath, type Control, useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { LeaveDialog } from '../../../../patterns/ConfirmDialog/LeaveDialog.tsx';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { useLeaveGuard } from '../../../../patterns/FormDialog/useLeaveGuard.ts';
import type { EditedQuestion } from '../editedQuestion.ts';
import type { QuestionEditorProps } from '../questionEditorProps.ts';
import { toDraft, toForm, toHead, type QuestionForm } from '../questionForm.ts';
import { CheckGrid } from './CheckGrid.tsx';
import { programName } from './checkRules.ts';
import { EditorNotes } from './EditorNotes.tsx';
import { History } from './History.tsx';
import { HintFields } from './HintFields.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SharedFields } from './SharedFields.tsx';
import { TypeFields } from './TypeFields.tsx';
import type { BankVersion } from '@aosai/api/questions/questionHistory.contract';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import type { PreviewQuestion } from '../../QuestionBank/bankQuestion.ts';
import { QuestionPreview } from '../../QuestionBank/parts/QuestionPreview.tsx';
import { BANK_LIMITS, CASE_POLICY } from '@aosai/api/questions/bank';
import { numberProps } from '../../../../primitives/Form/numberProps.ts';
import { NumberInput } from '../../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { purposeRule } from '@aosai/api/platform/filePurposes';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { sizeText } from '../../../../primitives/FileDrop/refusals.ts';
import { FileField } from '../../../../patterns/FileField/FileField.tsx';
import { useFileUrl } from '../../../../patterns/links/fileUrl.ts';

interface VideoFieldProps {
  control: Control<QuestionForm>;
  upload: QuestionEditorProps['video'];
  on: QuestionEditorProps['on']['video'];
}

const VIDEO_MAX_BYTES = purposeRule('video').maxBytes;

/** The video of the solution: uploaded at once, attached to the question when it is saved. */
const VideoField = ({ control, upload, on }: VideoFieldProps) => {
  const { value: fileName, onChange } = useController({ control, name: 'videoFile' }).field;
  const fileUrl = useFileUrl();
  return (
    <FileField
      label="题解视频"
      note={`MP4 视频，能看解析的学生可以看。不超过 ${sizeText(VIDEO_MAX_BYTES)}`}
      accept=".mp4"
      maxBytes={VIDEO_MAX_BYTES}
      replace="换一个"
      there={
        fileName === null ? null : (
          <div>
            <ButtonLink size="s" icon="play" href={fileUrl(fileName)} target="_blank">
              打开已上传的视频
            </ButtonLink>
          </div>
        )
      }
      upload={upload}
      on={{
        choose: (file) => on.choose(file, onChange),
        remove: () => onChange(null),
        cancel: on.cancel,
        retry: on.retry,
      }}
    />
  );
};

const PracticeGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[16]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Settings for practice: the price of the solution, and which failing cases are shown. */
const PracticeFields = ({ type, control }: { type: QuestionType; control: Control<QuestionForm> }) => (
  <PracticeGrid>
    <FormField
      control={control}
      name="pricePoints"
      label="题解价格"
      hint="练习时先看题解要付的积分，0 为免费。做对以后总能看。"
      rules={{ min: 0, max: BANK_LIMITS.pricePointsMax }}
    >
      {(field) => <NumberInput {...numberProps(field)} unit="积分" step={1} min={0} />}
    </FormField>
    {isJudged(type) && (
      <FormField
        control={control}
        name="casePolicy"
        label="没有通过的测试点"
        hint="练习时给学生看哪些：输入、期望输出和错在哪里。"
      >
        {(field) => <Select {...field} options={CASE_POLICY.options} />}
      </FormField>
    )}
  </PracticeGrid>
);

interface LivePreviewProps {
  preview: Loaded<PreviewQuestion>;
  onRetry: () => void;
}

const Stale = styled.div`
  margin-bottom: ${theme.space[16]};
`;

/** Preview of the question for students while it is edited. */
const LivePreview = ({ preview, onRetry }: LivePreviewProps) => (
  <Card title="预览" extra="随输入更新">
    {preview.data !== undefined && preview.error && (
      <Stale>
        <Alert tone="warn" live="polite" title="预览没有跟上">
          {preview.error}
        </Alert>
      </Stale>
    )}
    <Load of={preview} name="预览" onRetry={onRetry}>
      {(question) => <QuestionPreview question={question} />}
    </Load>
  </Card>
);

export interface EditorFormProps extends Omit<QuestionEditorProps, 'saved'> {
  saved: EditedQuestion | null;
}

/** Height of the sticky bar and the note below a field. */
const BAR_PX = 128;

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > [data-part='panes'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.85fr);
    align-items: start;
    gap: ${theme.space[24]};
  }
  /* A faulty field and its note come into sight above the bar. */
  [data-part='fields'] :is(input, textarea, select) {
    scroll-margin-block: 48px ${BAR_PX}px;
  }
  [data-part='fields'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[20]};
  }
  [data-part='preview'] {
    position: sticky;
    top: ${theme.space[16]};
    max-height: calc(100dvh - 32px);
    overflow: auto;
  }
  > [data-part='switch'] {
    display: none;
  }

  ${media.narrow} {
    > [data-part='switch'] {
      display: block;
    }
    > [data-part='panes'] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part='preview'] {
      position: static;
      max-height: none;
    }
    &[data-pane='fields'] [data-part='preview'],
    &[data-pane='preview'] [data-part='write'] {
      display: none;
    }
  }
`;

const PANES = [
  { value: 'fields', label: '编辑' },
  { value: 'preview', label: '预览' },
] as const;

const FIX_FIELDS = reasonFields('改正的原因', '写进操作日志。');

/** Fields and preview of one question; remounted for another question. */
export const EditorForm = (props: EditorFormProps) => {
  'use no memo';
  // react-hook-form mutates its objects, so the React compiler must not memoize this component.
  const { type, saved, save, check, on } = props;
  const kept = saved?.draft ?? null;
  const [pane, setPane] = useState<(typeof PANES)[number]['value']>('fields');
  const [isLeaving, setLeaving] = useState(false);
  const [isFixing, setFixing] = useState(false);
  const form = useForm<QuestionForm>({ defaultValues: toForm(kept, saved?.head) });
  const { control, handleSubmit, setError, setValue, subscribe } = form;
  const { isDirty, errors } = form.formState;
  useLeaveGuard(isDirty);

  const say = useEffectEvent((values: QuestionForm) => on.draft(toDraft(type, values, kept), toHead(values)));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => say(values) }), [subscribe]);
  const sayDirty = useEffectEvent((dirty: boolean) => on.dirty(dirty));
  useEffect(() => sayDirty(isDirty), [isDirty]);
  useEffect(() => {
    const fields = Object.entries(save.failure?.fields ?? {}) as [FieldPath<QuestionForm>, string][];
    for (const [place, [name, message]] of fields.entries())
      setError(name, { type: 'server', message }, { shouldFocus: place === 0 });
  }, [save.failure, setError]);

  const send = (over: boolean) =>
    handleSubmit(
      (values) => on.save(toDraft(type, values, kept), toHead(values), over),
      () => setPane('fields'),
    );
  const restore = () => {
    const { question } = props.recovered ?? {};
    if (question) form.reset(toForm(question.draft, question.head), { keepDefaultValues: true });
    on.restore();
  };
  const takeBack = ({ source, solutions }: BankVersion) => {
    form.reset(toForm(source, { ...toHead(form.getValues()), solutions }), { keepDefaultValues: true });
  };
  const stay = () => {
    setLeaving(false);
    on.stay();
  };
  const leave = () => {
    if (isDirty) setLeaving(true);
    else on.leave();
  };
  return (
    <Root
      noValidate
      aria-label="题目内容"
      data-pane={pane}
      onSubmit={(event) => {
        if (save.pending) event.preventDefault();
        else void send(false)(event);
      }}
    >
      <div data-part="switch">
        <Segmented label="编辑或预览" options={PANES} value={pane} onChange={setPane} />
      </div>
      <div data-part="panes">
        <div data-part="write">
          <Card
            title="题目内容"
            extra={
              saved &&
              props.history && (
                <History
                  history={props.history}
                  now={{ draft: saved.draft, solutions: saved.head.solutions }}
                  on={{ ...on.history, takeBack }}
                />
              )
            }
          >
            <div data-part="fields">
              <EditorNotes
                failure={save.failure?.message}
                isOutdated={save.isOutdated}
                recovered={props.recovered}
                doubts={props.standing?.check === 'doubtful' ? (props.standing.importNotes ?? []) : null}
                on={{ ...on, restore, over: () => void send(true)() }}
              />
              <SharedFields type={type} control={control} points={props.points} onPicture={on.picture} />
              <TypeFields type={type} control={control} setValue={setValue} upload={props.upload} on={on} />
              {isJudged(type) && <HintFields control={control} />}
              <FormField control={control} name="analysis" label="解析" hint="公布答案后学生可以看到。">
                {(field) => <MarkdownField {...field} label="解析" rows={5} onPicture={on.picture} />}
              </FormField>
              <VideoField control={control} upload={props.video} on={on.video} />
              <PracticeFields type={type} control={control} />
            </div>
          </Card>
        </div>
        <div data-part="preview">
          <LivePreview preview={props.preview} onRetry={on.retry} />
        </div>
      </div>
      {kept && check && hasBody(kept, 'task') && (
        <CheckGrid
          check={check.report}
          checker={programName(kept.compare)}
          timeMs={kept.limits.timeMs}
          pending={check.pending}
          error={check.error}
          isSaved={!isDirty}
          on={{
            check: on.check,
            limit: (limitMs) => setValue('task.timeMs', limitMs, { shouldDirty: true }),
          }}
        />
      )}
      <SaveBar
        isNew={saved === null}
        isDirty={isDirty}
        pending={save.pending}
        hasErrors={Object.keys(errors).length > 0}
        onLeave={leave}
        onFixKey={props.standing?.isUsed ? () => void handleSubmit(() => setFixing(true))() : undefined}
      />
      {isFixing && (
        <FieldsDialog
          of={FIX_FIELDS}
          title="改正这道题的答案？"
          description="用在试卷、作业和练习里的这一版直接改正，题面、选项、样例和限制不能变。已有的成绩先不变，重测并应用以后才按新答案算。"
          submitLabel="改正答案"
          act={{ pending: save.pending, error: null }}
          on={{
            submit: ({ reason }) => {
              setFixing(false);
              const values = form.getValues();
              on.fixKey(toDraft(type, values, kept), toHead(values), reason);
            },
            close: () => setFixing(false),
          }}
        />
      )}
      <LeaveDialog open={isLeaving || props.isLeaving} on={{ leave: on.leave, stay }} />
    </Root>
  );
};
