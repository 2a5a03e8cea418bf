import { type Language, type LocalizedText, textIn } from '../../core/language';

/** What a member may choose from. Answers that strangers find out, such as a birthday, are asked by none. */
const QUESTIONS: readonly (readonly [id: string, text: LocalizedText])[] = [
  ['first-teacher', { en: 'What was the name of your first teacher?', th: 'ครูคนแรกของคุณชื่ออะไร' }],
  [
    'childhood-friend',
    { en: 'What did you call your best friend as a child?', th: 'เพื่อนสนิทตอนเด็กของคุณชื่ออะไร' },
  ],
  ['first-pet', { en: 'What was the name of your first pet?', th: 'สัตว์เลี้ยงตัวแรกของคุณชื่ออะไร' }],
  ['first-job', { en: 'Where did you work first?', th: 'ที่ทำงานแห่งแรกของคุณคือที่ไหน' }],
  ['first-journey', { en: 'Where did your first long journey lead?', th: 'คุณเดินทางไกลครั้งแรกไปที่ไหน' }],
  ['childhood-dish', { en: 'Which dish did you like best as a child?', th: 'ตอนเด็กคุณชอบกินอะไรที่สุด' }],
  ['first-song', { en: 'Which song did you first know by heart?', th: 'เพลงแรกที่คุณร้องได้จบทั้งเพลงคือเพลงอะไร' }],
  ['childhood-street', { en: 'What was the street called where you grew up?', th: 'ถนนหรือซอยที่คุณโตมาชื่ออะไร' }],
];

/** Every question, in a language. */
export const questionsIn = (language: Language) =>
  QUESTIONS.map(([id, text]) => ({ id, question: textIn(text, language) }));

export const isQuestion = (id: string): boolean => QUESTIONS.some(([known]) => known === id);
