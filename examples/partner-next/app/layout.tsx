import type { ReactNode } from 'react';
import { StyleRegistry } from './StyleRegistry';

export const metadata = { title: '青禾中学 · 考试' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
