import {
  Controls,
  Description,
  DocsStory,
  Heading,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { stateNames } from '../stateNames.ts';
import { Thumbs } from './Thumbs.tsx';

/** Screens fill a window and have their own headings, so a page shows them as pictures instead of one below the other. */
const isScreen = (id: string): boolean => /^(?:screens|flows)-/.test(id);

/** Storybook keeps what a story was made of, and not the name of its export. */
const exportNameOf = (module: Readonly<Record<string, unknown>>, input: unknown): string | undefined =>
  Object.entries(module).find(
    ([, story]) => typeof story === 'object' && story !== null && 'input' in story && story.input === input,
  )?.[0];

/** The page of a component: when to use it, the first state with its controls, every other state. */
export const DocsPage = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const hasProps = Object.keys(preparedMeta.argTypes).length > 0;
  const stories = Object.values(csfFile.stories).filter(
    ({ tags = [] }) => !tags.includes('test-fn') && !tags.includes('!autodocs'),
  );
  const exportNames = stories.map(({ moduleExport, id }) => exportNameOf(csfFile.moduleExports, moduleExport) ?? id);
  const names = stateNames(String(preparedMeta.parameters['fileName']), exportNames);
  const states = stories.map((story, at) => ({
    story,
    thumb: { id: story.id, exportName: exportNames[at] ?? story.id, name: names[at] ?? story.name },
  }));
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Heading>属性</Heading>
      {hasProps ? <Controls /> : <p>这个组件没有属性。</p>}
      <Heading>{`状态（${states.length}）`}</Heading>
      {isScreen(csfFile.meta.id) ? (
        <Thumbs of={states.map(({ thumb }) => thumb)} />
      ) : (
        states.map(({ story, thumb }) => (
          <Fragment key={story.id}>
            <Subheading>{thumb.name}</Subheading>
            <DocsStory of={story.moduleExport} expanded={false} __forceInitialArgs />
          </Fragment>
        ))
      )}
    </>
  );
};
