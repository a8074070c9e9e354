import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';

const WORDS = {
  paid: { title: '付款成功', text: '已经生效，可以开始使用了。', action: '完成' },
  closed: {
    title: '订单已关闭',
    text: '没有扣款；如果刚刚付过，钱会自动原路退回。需要的话请重新下单。',
    action: '知道了',
  },
} as const;

/** The end of the payment, by the order's state. */
export const PayEnd = ({ isPaid, title, onClose }: { isPaid: boolean; title: string; onClose: () => void }) => {
  const words = WORDS[isPaid ? 'paid' : 'closed'];
  return (
    <Dialog
      open
      size="s"
      title={words.title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.action}
        </Button>
      }
    >
      <p role="status">
        「{title}」{words.text}
      </p>
    </Dialog>
  );
};
