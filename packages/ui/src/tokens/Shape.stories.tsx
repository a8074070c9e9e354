import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { control, layer, radius, space } from './scale.ts';
import { theme } from './theme.ts';

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[32]};

  h2 {
    margin-bottom: ${theme.space[12]};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${theme.space[24]};
    list-style: none;
    padding: 0;
  }
  li {
    display: grid;
    justify-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
  }
  [data-part='space'] {
    width: var(--step);
    height: var(--step);
    background: ${theme.color.primary};
  }
  [data-part='radius'],
  [data-part='shadow'] {
    width: 96px;
    height: 64px;
    border: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  [data-part='radius'] {
    border-color: ${theme.color.lineStrong};
    border-radius: var(--step);
  }
  [data-part='control'] {
    width: 120px;
    height: var(--step);
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }
  [data-part='shadow'] {
    border-radius: ${theme.radius.card};
    box-shadow: var(--step);
  }
`;

const Shape = () => (
  <Sheet>
    <section>
      <h2>间距</h2>
      <ul>
        {Object.values(space).map((step) => (
          <li key={step}>
            <i data-part="space" style={{ '--step': step }} />
            {step}
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>圆角</h2>
      <ul>
        {Object.entries(radius).map(([name, step]) => (
          <li key={name}>
            <i data-part="radius" style={{ '--step': step }} />
            {name} {step}
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>高度</h2>
      <ul>
        <li>
          <i data-part="shadow" style={{ '--step': theme.shadow.card }} />
          card
        </li>
        <li>
          <i data-part="shadow" style={{ '--step': theme.shadow.float }} />
          float
        </li>
      </ul>
    </section>
    <section>
      <h2>控件高度</h2>
      <ul>
        {Object.entries(control).map(([name, step]) => (
          <li key={name}>
            <i data-part="control" style={{ '--step': step }} />
            {name} {step}
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>层次</h2>
      <ul>
        {Object.entries(layer).map(([name, order]) => (
          <li key={name}>
            <b className="num">{order}</b>
            {name}
          </li>
        ))}
      </ul>
    </section>
  </Sheet>
);

const meta = preview.meta({
  id: 'foundations-shape',
  title: '间距与形状',
  component: Shape,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：间距都在 4 px 网格上；圆角按物件大小取 tag、control、card；卡片几乎没有阴影，浮层才用 float，深色主题靠细线分隔。**何时不用**：不写其他间距和圆角，不用阴影表示可点，不自定 z-index 而用 layer。',
      },
    },
  },
});

export const Light = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
