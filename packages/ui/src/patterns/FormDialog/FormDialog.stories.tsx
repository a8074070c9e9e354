import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx';
import { DialogDrafts } from './dialogDraft.ts';
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

type OfGrade = FormDialogProps<Grade>;

/** A page that keeps drafts: the dialog can be closed without its button, as by going back, and opened again. */
const Leaving = ({ draft, ...props }: OfGrade & { draft?: string }) => {
  const [drafts] = useState(() => new Map(draft === undefined ? [] : [['新建班级', draft]]));
  const [isOpen, setOpen] = useState(true);
  const placeOf = (title: string) => ({
    read: () => drafts.get(title) ?? null,
    write: (text: string) => void drafts.set(title, text),
    remove: () => void drafts.delete(title),
  });
  const close = () => {
    setOpen(false);
    props.on.close();
  };
  return (
    <DialogDrafts value={placeOf}>
      <Button onClick={() => setOpen(!isOpen)}>离开或回来</Button>
      <FormDialog {...props} open={isOpen} on={{ ...props.on, close }} />
    </DialogDrafts>
  );
};
const leaveOrReturn = async () => screen.getByRole('button', { name: '离开或回来', hidden: true }).click();
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
