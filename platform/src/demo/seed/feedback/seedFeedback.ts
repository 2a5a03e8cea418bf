import { feedback } from '../../../areas/feedback/tables';
import { pictures } from '../../../areas/pictures/tables';
import type { Database } from '../../../core/db/client';
import { lightOf } from '../../art';
import { contentId, type SeedContext } from '../context';
import { accountId, PLAYER } from '../people/accounts';
import { drawScreenshot, type PageColours } from './screenshots';

interface Sent {
  readonly id: string;
  readonly comment: string;
  readonly at: Date;
  readonly shots: readonly PageColours[];
  readonly answer?: { readonly reply: string; readonly at: Date };
}

const WORDS = {
  en: {
    category: 'Could the bet history keep the category that I chose?',
    answer: 'Good idea. It will with the update of next week.',
    countdown: 'The countdown on the lottery page runs two seconds behind.',
  },
  th: {
    category: 'อยากให้ประวัติการเดิมพันจำหมวดที่เลือกไว้ได้ไหม',
    answer: 'เป็นความคิดที่ดี เราจะเพิ่มให้ในการอัปเดตสัปดาห์หน้า',
    countdown: 'เวลานับถอยหลังในหน้าหวยช้าไปสองวินาที',
  },
} as const;

/** What the player has written, in the language that most speak there: nobody translates it. */
function sentBy({ merchant, onDay }: SeedContext): readonly Sent[] {
  const words = WORDS[lightOf(merchant) === 'lagoon' ? 'th' : 'en'];
  return [
    {
      id: 'category',
      comment: words.category,
      at: onDay(3, 0.84),
      shots: [
        { ground: '#eef5ee', accent: '#1a9c86' },
        { ground: '#f8f1e4', accent: '#c4872b' },
      ],
      answer: { reply: words.answer, at: onDay(2, 0.46) },
    },
    {
      id: 'countdown',
      comment: words.countdown,
      at: onDay(1, 0.4),
      shots: [{ ground: '#e9eef7', accent: '#2a79e0' }],
    },
  ];
}

/** Two messages of the player, with pictures: one is answered, one waits. */
export async function seedFeedback(db: Database, context: SeedContext): Promise<void> {
  const owner = accountId(context, PLAYER);
  for (const { id, comment, at, shots, answer } of sentBy(context)) {
    const pictureIds: string[] = [];
    for (const colours of shots) {
      const content = await drawScreenshot(colours);
      const pictureId = contentId(context, `feedback-${id}-${pictureIds.length + 1}`);
      pictureIds.push(pictureId);
      await db.insert(pictures).values({
        id: pictureId,
        accountId: owner,
        purpose: 'FEEDBACK',
        content,
        bytes: content.length,
        createdAt: at,
        usedAt: at,
      });
    }
    await db.insert(feedback).values({
      id: contentId(context, `feedback-${id}`),
      accountId: owner,
      comment,
      pictureIds,
      at,
      ...(answer && { reply: answer.reply, repliedAt: answer.at, repliedBy: 'demonstration' }),
    });
  }
}
