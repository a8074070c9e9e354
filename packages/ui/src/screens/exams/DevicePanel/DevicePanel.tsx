import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { checkIcons, checkItems, type DeviceCheck } from './deviceCheck.ts';

export interface DevicePanelProps {
  device: DeviceCheck;
  onRecheck: () => void;
}

const Root = styled.div`
  dl {
    display: grid;
    gap: ${theme.space[12]};
    margin-bottom: ${theme.space[16]};
  }
  dl > div {
    display: grid;
    grid-template-columns: 18px 5.5em minmax(0, 1fr);
    gap: ${theme.space[8]};
    align-items: start;
    font-size: ${theme.text.dense};
  }
  svg {
    margin-top: 3px;
    color: ${theme.color.ink3};
  }
  [data-state='ok'] > svg {
    color: ${theme.color.ok};
  }
  [data-state='warn'] > svg {
    color: ${theme.color.warn};
  }
  [data-state='bad'] > svg {
    color: ${theme.color.bad};
  }
  dd {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  [data-state='warn'] > dd {
    color: ${theme.color.warn};
  }
  [data-state='bad'] > dd {
    color: ${theme.color.bad};
  }
`;

/** Shows whether this machine is ready for the exam. */
export const DevicePanel = ({ device, onRecheck }: DevicePanelProps) => (
  <Card title="考前检查">
    <Root>
      <dl aria-live="polite">
        {checkItems(device).map((item) => (
          <div key={item.name} data-state={item.state}>
            <Icon name={checkIcons[item.state]} />
            <dt>{item.name}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
      <Button size="s" icon="refresh" onClick={onRecheck}>
        重新检查
      </Button>
    </Root>
  </Card>
);
