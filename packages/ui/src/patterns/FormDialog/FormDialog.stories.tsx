import preview from '#storybook/preview';
import type { RowEdit } from '@aosai/api/kit/contract/kinds';
import { text } from '@aosai/api/kit/fields';
import { at } from '@aosai/api/kit/ids.fixtures';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Field } from '../../primitives/Field/Field.tsx';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx';
import { leaveOrReturn, LeavingPage } from '../../storybook/leavingPage.tsx';
import { SharedChanges } from './SharedChanges.tsx';
import { FormDialog, type FormDialogProps, type FormParts } from './FormDialog.tsx';

interface Grade {
  title: string;
  capacity: string;
  notes: string;
}

const fields = ({ register, errorOf }: FormParts<Grade>) => (
  <>
    <Field label="班级名称" required error={errorOf('title')}>
      <TextInput
        {...register('title', { required: '请填写班级名称', maxLength: { value: 40, message: '名称最多 40 个字' } })}
      />
    </Field>
    <Field label="人数上限" required hint="1 到 200 人" error={errorOf('capacity')}>
      <NumberInput
        {...register('capacity', {
          required: '请填写人数上限',
          validate: (value) => (Number(value) >= 1 && Number(value) <= 200) || '请填 1 到 200 之间的整数',
        })}
      />
    </Field>
    <Field label="说明" error={errorOf('notes')}>
      <Textarea rows={4} {...register('notes', { maxLength: { value: 500, message: '说明最多 500 个字' } })} />
    </Field>
  </>
);

const meta = preview.meta({
  id: 'patterns-formdialog',
  title: '表单与窗口/表单窗口 FormDialog',
  component: FormDialog<Grade>,
  parameters: {
    docs: {
      story: { inline: false, height: '620px' },
      description: {
        component:
          '**何时用**：在当前页上新建或修改一样东西，字段不超过八个。未保存就关闭会先问；服务器的意见写在对应的字段下面；保存期间不能关闭，也不会重复提交。**何时不用**：字段多或要对照列表时用抽屉或整页；只有一个「做不做」的问题用 ConfirmDialog。',
      },
    },
  },
  args: {
    open: true,
    title: '新建班级',
    description: '学生报名后可以看到班级的课程、作业和考试。',
    defaultValues: { title: '', capacity: '30', notes: '' },
    submitLabel: '创建班级',
    pending: false,
    children: fields,
    on: { submit: fn(), close: fn() },
  } as FormDialogProps<Grade>,
});

const filled = { title: '周六提高班', capacity: '30', notes: '' };

export const Default = meta.story({ tags: ['key'] });
export const Pending = meta.story({ args: { defaultValues: filled, pending: true } });
export const ServerErrors = meta.story({
  args: {
    defaultValues: filled,
    failure: { message: '没有保存成功，请修改标出的内容。', fields: { title: '已经有同名的班级，请换一个名称' } },
  },
});
export const Guarded = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /班级名称/ }), '周六');
    await userEvent.keyboard('{Escape}');
    await screen.findByText('有内容还没有保存。');
  },
});
/** As many fields as a school or an app has, so that the body scrolls. */
export const Long = meta.story({
  args: {
    children: (parts: FormParts<Grade>) => (
      <>
        {fields(parts)}
        {['地点', '授课老师', '助教', '教材', '收费说明', '退费说明', '家长须知', '联系电话'].map((label) => (
          <Field key={label} label={label} hint="学生和家长在班级页看到。">
            <TextInput />
          </Field>
        ))}
      </>
    ),
  },
});
export const Refused = Long.extend({ tags: ['no-visual'], args: { failure: { message: '名额满了，请联系平台。' } } });

const UNSEEN: Partial<Record<string, string>> = { teacher: '请先选择老师' };
/** The server objects to a field that this form does not show. */
export const RefusedUnseen = meta.story({
  tags: ['no-visual'],
  args: { defaultValues: filled, failure: { fields: UNSEEN } },
});
RefusedUnseen.test('an objection to a field that is not shown is said above the form, with the focus', async () => {
  const said = await screen.findByRole('alert');
  await expect(said).toHaveTextContent('请先选择老师');
  await waitFor(() => expect(document.activeElement).toContainElement(said));
});

type OfGrade = FormDialogProps<Grade>;

const Leaving = ({ draft, ...props }: OfGrade & { draft?: string }) => (
  <LeavingPage draft={draft} onClose={props.on.close}>
    {(isOpen, close) => (
      // Without a refusal it acts at once, as what changes only the page does.
      <FormDialog {...props} open={isOpen} on={{ submit: props.failure ? props.on.submit : close, close }} />
    )}
  </LeavingPage>
);
const RESTORED = /已恢复上次没有填完的内容/;

const draft = JSON.stringify({
  of: JSON.stringify({ title: '', capacity: '30', notes: '' }),
  changed: { title: '周六' },
});
/** The dialog of a page that was left before it was saved. */
export const Restored = Default.extend({ tags: ['!key'], render: (props) => <Leaving {...props} draft={draft} /> });
export const KeepsDraft = Default.extend({ tags: ['!key', 'no-visual'], render: (props) => <Leaving {...props} /> });
export const RefusedDraft = KeepsDraft.extend({ args: { failure: { message: '名额满了，请联系平台。' } } });
export const Secret = KeepsDraft.extend({
  args: {
    children: (parts: FormParts<Grade>) => (
      <>
        {fields(parts)}
        <Field label="密码">
          <PasswordInput {...parts.register('notes')} />
        </Field>
      </>
    ),
  },
});
export const Phone = Guarded.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = ServerErrors.extend({ globals: { theme: 'dark' } });

Default.test(
  'a missing value shows a Chinese error under its field, which gets the focus',
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '创建班级' }));
    const title = screen.getByRole('textbox', { name: /班级名称/ });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('请填写班级名称');
    await expect(args.on.submit).not.toHaveBeenCalled();
    await userEvent.type(title, '周六提高班');
    await waitFor(() => expect(screen.queryByText('请填写班级名称')).toBeNull());
  },
);

// The message is that of ServerErrors. Screenshots do not show where the focus is.
Refused.test('a refusal that is about no field takes the focus', async () => {
  const message = await screen.findByText('名额满了，请联系平台。');
  await waitFor(() => expect(document.activeElement).toContainElement(message));
});

Long.test('a form that scrolls focuses its first field', async () => {
  await waitFor(() => expect(screen.getByRole('textbox', { name: /班级名称/ })).toHaveFocus());
});

Default.test('the values are submitted', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /班级名称/ }), '周六提高班');
  await userEvent.click(screen.getByRole('button', { name: '创建班级' }));
  await waitFor(() => expect(args.on.submit).toHaveBeenCalledWith({ title: '周六提高班', capacity: '30', notes: '' }));
});

Default.test('an unchanged form closes immediately', async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: '新建班级' });
  await userEvent.keyboard('{Escape}');
  await expect(args.on.close).toHaveBeenCalledTimes(1);
});

Guarded.test('a changed form asks before closing, and Esc continues editing', async ({ userEvent, args }) => {
  await expect(args.on.close).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: '继续填写' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(screen.getByRole('textbox', { name: /班级名称/ })).toHaveValue('周六');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
  await expect(args.on.close).toHaveBeenCalledTimes(1);
});

Default.test('leaving the browser page asks first once something was typed', async ({ userEvent }) => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const title = await screen.findByRole('textbox', { name: /班级名称/ });
  await expect(isAsked()).toBe(false);
  await userEvent.type(title, '周六');
  await waitFor(() => expect(isAsked()).toBe(true));
  await userEvent.clear(title);
  await waitFor(() => expect(isAsked()).toBe(false));
});

Pending.test('while saving it can neither be submitted again nor closed', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /班级名称/ }), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '创建班级' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.on.submit).not.toHaveBeenCalled();
  await expect(args.on.close).not.toHaveBeenCalled();
});

ServerErrors.test("the server's objection is shown under its field, which gets the focus", async ({ userEvent }) => {
  const title = await screen.findByRole('textbox', { name: /班级名称/ });
  await waitFor(() => expect(title).toHaveFocus());
  await expect(title).toHaveAccessibleDescription('已经有同名的班级，请换一个名称');
  await userEvent.type(title, '二');
  await userEvent.click(screen.getByRole('button', { name: '创建班级' }));
  await waitFor(() => expect(screen.queryByText('已经有同名的班级，请换一个名称')).toBeNull());
});

Default.test("the browser's back button asks as Esc does once something was typed", async ({ userEvent, args }) => {
  const back = () => {
    const event = new Event('navigate', { cancelable: true });
    window.navigation.dispatchEvent(Object.assign(event, { navigationType: 'traverse' }));
    return event.defaultPrevented;
  };
  await expect(back()).toBe(false);
  await userEvent.type(await screen.findByRole('textbox', { name: /班级名称/ }), '周六');
  await waitFor(() => expect(back()).toBe(true));
  await screen.findByText('有内容还没有保存。');
  await expect(args.on.close).not.toHaveBeenCalled();
});

Restored.test('begins with what was typed before the page was left, and 清空 begins again', async ({ userEvent }) => {
  const title = await screen.findByRole('textbox', { name: /班级名称/ });
  await waitFor(() => expect(title).toHaveValue('周六'));
  await expect(screen.getByRole('status')).toHaveTextContent(RESTORED);
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  await expect(title).toHaveValue('');
  await expect(screen.queryByText(RESTORED)).toBeNull();
  await leaveOrReturn();
  await leaveOrReturn();
  await expect(await screen.findByRole('textbox', { name: /班级名称/ })).toHaveValue('');
});

KeepsDraft.test(
  'what was typed is there again after the page was left, until it is discarded',
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /班级名称/ }), '周日');
    await leaveOrReturn();
    await leaveOrReturn();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /班级名称/ })).toHaveValue('周日'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await leaveOrReturn();
    await expect(await screen.findByRole('textbox', { name: /班级名称/ })).toHaveValue('');
    await expect(screen.queryByText(RESTORED)).toBeNull();
  },
);

KeepsDraft.test('a form that acts without a call and closes forgets its draft', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /班级名称/ }), '周日');
  await userEvent.click(screen.getByRole('button', { name: '创建班级' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await leaveOrReturn();
  await expect(await screen.findByRole('textbox', { name: /班级名称/ })).toHaveValue('');
});

RefusedDraft.test('a refused form keeps its draft', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /班级名称/ }), '周日');
  await userEvent.click(screen.getByRole('button', { name: '创建班级' }));
  await leaveOrReturn();
  await leaveOrReturn();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /班级名称/ })).toHaveValue('周日'));
});

Secret.test('a form with a password keeps no draft', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /班级名称/ }), '周日');
  await leaveOrReturn();
  await leaveOrReturn();
  await expect(await screen.findByRole('textbox', { name: /班级名称/ })).toHaveValue('');
});

const opened: Grade = { title: '周六提高班', capacity: '30', notes: '' };
const saved: Grade = { title: '周六提高班', capacity: '24', notes: '请带笔记本电脑。' };
const edit: RowEdit = { by: '何静', isMine: false, at: at(0), action: 'update', fields: ['capacity', 'notes'] };
const classFields = {
  title: text('班级名称', { required: true, max: 40 }),
  capacity: text('人数上限', { max: 4 }),
  notes: text('说明', { max: 500 }),
};
const saves = fn();
/** Another person saves: while the form is filled in, or found out when it is sent. */
const OTHER_SAVES = 'other-saves';

/** A form whose row 何静 changes meanwhile; the server refuses saves that are based on the old version. */
const Shared = (props: FormDialogProps<Grade>) => {
  const [isSaved, setSaved] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const latest = isSaved ? saved : opened;
  const [basedOn, setBasedOn] = useState(0);
  useEffect(() => {
    const other = () => setSaved(true);
    addEventListener(OTHER_SAVES, other);
    return () => removeEventListener(OTHER_SAVES, other);
  }, []);
  return (
    <FormDialog<Grade>
      {...props}
      title="修改班级"
      submitLabel="保存"
      defaultValues={latest}
      failure={isOutdated ? { message: '这一条刚被别人改过。', isOutdated } : null}
      on={{
        ...props.on,
        submit(values) {
          saves(values, basedOn);
          setSaved(true);
          setOutdated(basedOn === 1);
        },
      }}
    >
      {(form) => (
        <>
          <SharedChanges
            form={form}
            row={{
              version: isSaved ? 2 : 1,
              latest: { ...latest },
              edits: isSaved ? { edits: [edit], now: Date.parse(at(0)), load: () => undefined } : null,
              fields: classFields,
            }}
            act={{ pending: false, error: null, isOutdated }}
            onBasedOn={setBasedOn}
          />
          {fields(form)}
        </>
      )}
    </FormDialog>
  );
};
const capacityOf = () => screen.findByRole('spinbutton', { name: /人数上限/ });
const notes = () => screen.findByRole('textbox', { name: /说明/ });
const byOther = async () => {
  await capacityOf();
  dispatchEvent(new Event(OTHER_SAVES));
  await screen.findByText('何静 刚刚改了：人数上限、说明');
};

/** 何静 has saved the row while this form was being filled in. */
export const ChangedByOther = meta.story({
  tags: ['no-visual'],
  render: (args) => <Shared {...args} />,
  play: byOther,
});
ChangedByOther.test(
  'names who changed what, and shows it on request without touching the form',
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '查看' }));
    await expect(screen.getByText(/人数上限：/)).toHaveTextContent('人数上限：30 → 24');
    await expect(await capacityOf()).toHaveValue(30);
  },
);
ChangedByOther.test(
  'loading what is new keeps what was typed here, and is saved on the new version',
  async ({ userEvent }) => {
    await userEvent.clear(await capacityOf());
    await userEvent.type(await capacityOf(), '40');
    await userEvent.click(await screen.findByRole('button', { name: '载入新的' }));
    await expect(await notes()).toHaveValue(saved.notes);
    await expect(await capacityOf()).toHaveValue(40);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saves).toHaveBeenCalledWith({ ...saved, capacity: '40' }, 2));
  },
);

/** Nobody knew of the change before this form was sent. */
export const RefusedForOther = meta.story({
  tags: ['no-visual'],
  render: (args) => <Shared {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.clear(await capacityOf());
    await userEvent.type(await capacityOf(), '40');
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));
    await screen.findByText(/这次没有保存/);
  },
});
RefusedForOther.test('a refused save shows the differences, and each field can be decided', async ({ userEvent }) => {
  await expect(saves).toHaveBeenLastCalledWith({ ...opened, capacity: '40' }, 1);
  const limit = within(await screen.findByRole('group', { name: '人数上限' }));
  await expect(limit.getByRole('radio', { name: '我的：40' })).toBeChecked();
  const text = within(screen.getByRole('group', { name: '说明' }));
  await userEvent.click(limit.getByRole('radio', { name: '改过的：24' }));
  await userEvent.click(text.getByRole('radio', { name: '我的：没有填写' }));
  await expect(await capacityOf()).toHaveValue(24);
  await expect(await notes()).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saves).toHaveBeenLastCalledWith({ ...opened, capacity: '24' }, 2));
});
