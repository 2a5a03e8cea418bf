import type { DownloadLink } from '@site/contracts/areas/system';
import { runtime } from '@site/session/runtime';
import { type ReactNode, useState } from 'react';
import { needsSafari } from './downloadLinks';
import { UseSafariNotice } from './UseSafariNotice';

interface DownloadAnchorProps {
  link: DownloadLink;
  className?: string;
  children?: ReactNode;
}

/** Begins a download; on iOS outside Safari it says to use Safari instead (HS-089). Looks as its caller likes. */
export function DownloadAnchor({ link, className, children }: DownloadAnchorProps) {
  const [noticeOpen, setNoticeOpen] = useState(false);
  if (!needsSafari(runtime())) {
    return (
      <a href={link.url} className={className}>
        {children}
      </a>
    );
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setNoticeOpen(true)}>
        {children}
      </button>
      <UseSafariNotice open={noticeOpen} onClose={() => setNoticeOpen(false)} />
    </>
  );
}
