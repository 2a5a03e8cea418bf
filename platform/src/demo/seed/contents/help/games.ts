import { PATHS } from '@site/contracts/values/paths';
import { about, type HelpText, list, say, steps, to } from './markup';

export const GAMES: HelpText = {
  key: 'games',
  title: { en: 'Games and bets', th: 'เกมและเดิมพัน' },
  content: {
    en:
      about(
        'Before you play',
        say(
          'Hold a game, or press the sign for information beside it: you see its smallest and largest bet, what it pays back, and whether it can be tried with play money.',
        ),
      ) +
      about(
        'The connection broke',
        say(
          `A round that has begun is played to its end without you. Its result is in your ${to(PATHS.betRecord, 'bet record')} and in your balance.`,
        ),
      ) +
      about(
        'A result looks wrong',
        steps(
          'Find the bet in your bet record and note its number.',
          'Send us the number, and a picture of the screen if you have one.',
          'We ask the provider for the record of the round and tell you what it says.',
        ),
      ) +
      about(
        'A game does not open',
        list(
          'Load the page again, or close other games.',
          'Some games rest for maintenance: the announcements say until when.',
          'A limit that you have set, or a break, stops games too. The page then says so.',
        ),
      ) +
      about(
        'Where do results come from?',
        say(
          'From the provider of the game, by a random generator that independent laboratories test. We cannot change them.',
        ),
      ),
    th:
      about(
        'ก่อนเริ่มเล่น',
        say('กดค้างที่เกม หรือกดปุ่มข้อมูลข้างเกม เพื่อดูเดิมพันต่ำสุด สูงสุด อัตราจ่ายคืน และดูว่าทดลองเล่นได้หรือไม่'),
      ) +
      about(
        'สัญญาณหลุดระหว่างเล่น',
        say(`รอบที่เริ่มแล้วจะเล่นจนจบ ดูผลได้ที่หน้า${to(PATHS.betRecord, 'ประวัติการเดิมพัน')} และยอดจะเข้ากระเป๋าของคุณ`),
      ) +
      about(
        'ผลเกมไม่น่าจะถูกต้อง',
        steps(
          'หาเดิมพันนั้นในประวัติการเดิมพัน แล้วจดหมายเลขไว้',
          'ส่งหมายเลขให้เรา พร้อมภาพหน้าจอถ้ามี',
          'เราจะตรวจสอบกับค่ายเกม และแจ้งผลให้คุณทราบ',
        ),
      ) +
      about(
        'เปิดเกมไม่ได้',
        list(
          'โหลดหน้าใหม่ หรือปิดเกมอื่นก่อน',
          'บางเกมปิดปรับปรุง ดูกำหนดเวลาได้ที่หน้าประกาศ',
          'วงเงินที่คุณตั้งหรือช่วงพักจะหยุดเกมด้วย หน้าเกมจะแจ้งให้ทราบ',
        ),
      ) +
      about('ผลเกมมาจากไหน', say('มาจากค่ายเกม ใช้ระบบสุ่มที่ห้องปฏิบัติการอิสระตรวจสอบแล้ว เราเปลี่ยนผลไม่ได้')),
  },
};
