import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { SaveChip, type SaveState } from './SaveChip.tsx';

const states: SaveState[] = [
  { kind: 'saved', at: FIXTURE_NOW },
  { kind: 'saved', at: null },
  { kind: 'saving' },
  { kind: 'unsaved' },
  { kind: 'offline', unsavedCount: 12 },
  { kind: 'offline', unsavedCount: 0 },
  { kind: 'conflict' },
];

const meta = preview.meta({
  id: 'patterns-savechip',
  title: '题目与作答/保存状态 SaveChip',
  component: SaveChip,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：自动保存的地方，一直说清保存到了哪一步：已保存、保存中、未保存、离线已存本机、冲突。**何时不用**：要点「保存」的表单，用按钮和提示条。',
      },
    },
  },
  args: { state: { kind: 'saved', at: FIXTURE_NOW } as SaveState },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      {states.map((state) => (
        <SaveChip key={JSON.stringify(state)} {...args} state={state} />
      ))}
    </div>
  ),
});

export const States = meta.story({ tags: ['key'] });
export const Short = meta.story({ args: { short: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

States.test('each state is shown in words', async ({ canvasElement }) => {
  const words = [...canvasElement.querySelectorAll('[data-kind]')].map((chip) => chip.textContent);
  await expect(words).toEqual([
    '已保存 19:47:15',
    '已保存',
    '保存中',
    '未保存',
    '离线，已存本机 12 题',
    '离线',
    '冲突',
  ]);
});
