import preview from '#storybook/preview';
import { fields, text } from '@aosai/api/kit/fields';
import { startValues } from '@aosai/api/kit/formValues';
import { expect, fn, screen, within } from 'storybook/test';
import { FieldSet, type FieldValues } from '../FieldSet/FieldSet.tsx';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { FoldedFields } from './FoldedFields.tsx';

const inside = fields({
  code: text('编号', { max: 8, pattern: /^[a-z]*$/, like: '小写字母' }),
});

/** A dialog whose only folded field begins with `code`. */
const Example = ({ code = '', startsOpen = false, onSubmit = () => undefined }: ExampleProps) => (
  <FormDialog<FieldValues>
    open
    title="新建应用"
    defaultValues={startValues(inside, { code })}
    submitLabel="新建"
    pending={false}
    failure={null}
    on={{ submit: onSubmit, close: () => undefined }}
  >
    {({ control }) => (
      <FoldedFields control={control} names={Object.keys(inside)} summary="编号" startsOpen={startsOpen}>
        <FieldSet of={inside} control={control} />
      </FoldedFields>
    )}
  </FormDialog>
);
interface ExampleProps {
  code?: string;
  startsOpen?: boolean;
  onSubmit?: () => void;
}

const meta = preview.meta({
  id: 'patterns-foldedfields',
  title: '表单与窗口/收起的字段 FoldedFields',
  component: Example,
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component:
          '**何时用**：表单里多数人不用改的几项，收在「高级」后面。**何时不用**：必填的项不收起来；筛选用 FilterBar。',
      },
    },
  },
  args: { onSubmit: fn() },
});

export const Default = meta.story();
export const Open = meta.story({ args: { startsOpen: true } });
export const Dark = Open.extend({ globals: { theme: 'dark' } });
export const Phone = Open.extend({ globals: { viewport: { value: 'phone' } } });

Default.test('the fields are folded and opened by a click', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByLabelText('编号')).not.toBeVisible();
  await userEvent.click(dialog.getByText('高级'));
  await expect(dialog.getByRole('textbox', { name: '编号' })).toBeVisible();
});

// No screenshot: its test reads what differs.
export const Refused = Default.extend({ tags: ['no-visual'], args: { code: 'A-1' } });
Refused.test('a folded field that is refused is shown with its error', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '新建' }));
  await expect(await dialog.findByRole('textbox', { name: '编号' })).toBeInvalid();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
