import { useFlag } from '@site/api';
import { useBack } from '@site/router';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { PageHeader } from '@site/ui/PageHeader';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../useTexts';
import { ChatScene } from './ChatScene';
import { OpeningChat } from './OpeningChat';
import { OtherWays } from './OtherWays';
import { useBackWhenKept } from './useBackWhenKept';

/** Hands over to the service desk, which is outside the site (ME-022). */
export default function ChatPage() {
  const { t } = useTexts();
  const hasChat = useFlag('liveChat');
  const [waysOpen, setWaysOpen] = useState(false);
  return (
    <>
      <PageHeader title={t('chat.title')} onBack={useBack()} />
      {hasChat ? (
        <HandOver onOtherWays={() => setWaysOpen(true)} />
      ) : (
        <ChatScene broken title={t('chat.off.title')} body={t('chat.off.body')}>
          <Button block onClick={() => setWaysOpen(true)}>
            {t('chat.others')}
          </Button>
        </ChatScene>
      )}
      <OtherWays open={waysOpen} onClose={() => setWaysOpen(false)} />
    </>
  );
}

function HandOver({ onOtherWays }: { onOtherWays: () => void }) {
  const { t } = useTexts();
  const [failed, setFailed] = useState(false);
  useBackWhenKept();
  if (!failed) return <OpeningChat onFailed={() => setFailed(true)} />;
  return (
    <ChatScene broken title={t('chat.failed.title')} body={t('chat.failed.body')}>
      <Button block icon={<Icon of={RefreshCw} size={18} />} onClick={() => setFailed(false)}>
        {t('chat.retry')}
      </Button>
      <Button variant="quiet" block onClick={onOtherWays}>
        {t('chat.others')}
      </Button>
    </ChatScene>
  );
}
