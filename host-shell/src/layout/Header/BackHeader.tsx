import type { RouteEntry } from '@site/contracts/federation/routes';
import { useBack } from '@site/router';
import { ShellPageHeader } from '@site/ui/PageHeader';
import type { ReactNode } from 'react';
import { HeaderActions } from './HeaderActions';

/** The header of a page that is not home, back and the title (HS-017), above the page. */
export function BackHeader({
  title,
  back,
  children,
}: {
  title: string;
  back: RouteEntry['back'];
  children?: ReactNode;
}) {
  return (
    <ShellPageHeader title={title} onBack={useBack(back)} right={<HeaderActions compact />}>
      {children}
    </ShellPageHeader>
  );
}
