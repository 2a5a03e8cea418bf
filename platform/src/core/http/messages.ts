import type { ErrorCode } from '@site/contracts/http/errors';
import type { LocalizedText } from '../language';

const noRight: LocalizedText = {
  en: 'This account cannot use this, or it is switched off for now.',
  th: 'บัญชีนี้ใช้งานส่วนนี้ไม่ได้ หรือส่วนนี้ปิดให้บริการชั่วคราว',
};

const fault: LocalizedText = {
  en: 'Something went wrong on our side. Try again in a moment.',
  th: 'เกิดข้อผิดพลาดทางฝั่งเรา กรุณาลองอีกครั้งในอีกสักครู่',
};

const reload: LocalizedText = {
  en: 'The page is out of date. Reload it and try again.',
  th: 'ข้อมูลในหน้านี้เก่าแล้ว กรุณาโหลดใหม่แล้วลองอีกครั้ง',
};

/** Texts of the error codes, for support and for codes that the site does not know. */
export const messages: Record<ErrorCode, LocalizedText> = {
  'auth.required': { en: 'Log in first.', th: 'กรุณาเข้าสู่ระบบก่อน' },
  'session.expired': {
    en: 'Your session has ended. Log in again.',
    th: 'หมดเวลาเข้าใช้งานแล้ว กรุณาเข้าสู่ระบบอีกครั้ง',
  },
  'session.relogin': {
    en: 'Your account has changed. Log out and log in again.',
    th: 'บัญชีของคุณมีการเปลี่ยนแปลง กรุณาออกจากระบบแล้วเข้าสู่ระบบใหม่',
  },
  'access.denied': noRight,
  'feature.unavailable': noRight,
  'agent.required': { en: 'This is for agent accounts.', th: 'ส่วนนี้สำหรับบัญชีเอเยนต์เท่านั้น' },
  'trial.rejected': {
    en: 'Log in to a real account to use this.',
    th: 'กรุณาเข้าสู่ระบบด้วยบัญชีจริงเพื่อใช้งานส่วนนี้',
  },
  'login.failed': { en: 'The user name or the password is wrong.', th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' },
  'login.member.only': {
    en: 'This account is not a member account and cannot log in here.',
    th: 'บัญชีนี้ไม่ใช่บัญชีสมาชิก จึงเข้าสู่ระบบที่นี่ไม่ได้',
  },
  'login.agent.only': {
    en: 'Only agent accounts can log in here.',
    th: 'เข้าสู่ระบบที่นี่ได้เฉพาะบัญชีเอเยนต์',
  },
  'login.social.unlinked': {
    en: 'No account is linked to this identity yet. Register first.',
    th: 'ยังไม่มีบัญชีที่เชื่อมกับบัญชีโซเชียลนี้ กรุณาสมัครสมาชิกก่อน',
  },
  'login.second.step': {
    en: 'One more step: confirm with your passkey.',
    th: 'อีกหนึ่งขั้นตอน: ยืนยันด้วยพาสคีย์ของคุณ',
  },
  'login.ticket.expired': {
    en: 'The login took too long. Please start again.',
    th: 'ใช้เวลาเข้าสู่ระบบนานเกินไป กรุณาเริ่มใหม่',
  },
  'auth.confirm.required': { en: 'Please confirm that it is you.', th: 'กรุณายืนยันว่าเป็นคุณ' },
  'downline.unknown': {
    en: 'Nobody of that name is in your team.',
    th: 'ไม่มีชื่อนี้ในทีมของคุณ',
  },
  'user.unavailable': {
    en: 'This user does not exist or is disabled. Contact customer service.',
    th: 'ไม่พบผู้ใช้นี้หรือบัญชีถูกระงับ กรุณาติดต่อฝ่ายบริการลูกค้า',
  },
  'trial.ticket.invalid': {
    en: 'This trial has been used or is too old. Start a new one.',
    th: 'สิทธิ์ทดลองเล่นนี้ถูกใช้แล้วหรือหมดอายุ กรุณาเริ่มใหม่',
  },
  'field.required': { en: 'Fill in this field.', th: 'กรุณากรอกช่องนี้' },
  'field.format': { en: 'Check the form of this field.', th: 'กรุณาตรวจสอบรูปแบบของช่องนี้' },
  'account.format': { en: 'Check the form of the user name.', th: 'กรุณาตรวจสอบรูปแบบชื่อผู้ใช้' },
  'password.format': { en: 'Check the form of the password.', th: 'กรุณาตรวจสอบรูปแบบรหัสผ่าน' },
  'email.format': { en: 'Check the form of the e-mail address.', th: 'กรุณาตรวจสอบรูปแบบอีเมล' },
  'mobile.format': { en: 'Check the form of the mobile number.', th: 'กรุณาตรวจสอบรูปแบบเบอร์มือถือ' },
  'name.reserved': {
    en: 'Names that look like staff are not possible.',
    th: 'ตั้งชื่อที่ดูเหมือนชื่อทีมงานไม่ได้',
  },
  'name.format': { en: 'Check the form of the name.', th: 'กรุณาตรวจสอบรูปแบบชื่อ' },
  'password.common': {
    en: 'This password is on lists of common passwords. Choose another.',
    th: 'รหัสผ่านนี้มีคนใช้กันมากและเดาได้ง่าย กรุณาตั้งรหัสอื่น',
  },
  'password.confirm.mismatch': { en: 'The two passwords do not match.', th: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน' },
  'password.old.wrong': {
    en: 'The current password is not right. Check it.',
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง กรุณาตรวจสอบ',
  },
  'modify.new.old.same': {
    en: 'The new password and the old password cannot be the same. Choose another.',
    th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสเดิม กรุณาตั้งรหัสอื่น',
  },
  'username.exists': {
    en: 'This user name is taken. Choose another one.',
    th: 'ชื่อผู้ใช้นี้มีคนใช้แล้ว กรุณาเลือกชื่ออื่น',
  },
  'mobile.exists': {
    en: 'This mobile number belongs to an account already. Log in, or use another number.',
    th: 'เบอร์มือถือนี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบหรือใช้เบอร์อื่น',
  },
  'email.exists': {
    en: 'This e-mail address belongs to an account already. Log in, or use another address.',
    th: 'อีเมลนี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบหรือใช้อีเมลอื่น',
  },
  'mobile.missing': {
    en: 'This account has no mobile number. Add one first.',
    th: 'บัญชีนี้ยังไม่มีเบอร์มือถือ กรุณาเพิ่มเบอร์ก่อน',
  },
  'email.missing': {
    en: 'This account has no e-mail address. Add one first.',
    th: 'บัญชีนี้ยังไม่มีอีเมล กรุณาเพิ่มอีเมลก่อน',
  },
  'age.too.young': { en: 'You are too young to register here.', th: 'อายุของคุณยังไม่ถึงเกณฑ์ที่สมัครสมาชิกได้' },
  'referrer.link.invalid': {
    en: 'Nobody is known by this referral. Check it, or go on without it.',
    th: 'ไม่พบผู้แนะนำนี้ กรุณาตรวจสอบหรือดำเนินการต่อโดยไม่ใช้',
  },
  'affiliate.code.invalid': {
    en: 'This invitation code is not valid here. Check it.',
    th: 'รหัสเชิญนี้ใช้ที่นี่ไม่ได้ กรุณาตรวจสอบ',
  },
  'verification.code.wrong': {
    en: 'The verification code is wrong. Check it.',
    th: 'รหัสยืนยันไม่ถูกต้อง กรุณาตรวจสอบ',
  },
  'verification.code.expired': {
    en: 'The verification code no longer holds. Ask for a new one.',
    th: 'รหัสยืนยันหมดอายุแล้ว กรุณาขอรหัสใหม่',
  },
  'verification.too.soon': {
    en: 'A code was sent a moment ago. Wait before you ask for another.',
    th: 'เพิ่งส่งรหัสให้เมื่อสักครู่ กรุณารอก่อนขอรหัสใหม่',
  },
  'bot.check.failed': {
    en: 'The check did not go through. Tick the box again.',
    th: 'การตรวจสอบไม่สำเร็จ กรุณาทำเครื่องหมายในช่องอีกครั้ง',
  },
  'firebase.token.invalid': {
    en: 'Your identity could not be confirmed. Ask for a new code.',
    th: 'ยืนยันตัวตนไม่สำเร็จ กรุณาขอรหัสใหม่',
  },
  'passkey.failed': {
    en: 'The passkey could not be confirmed. Please try again.',
    th: 'ยืนยันพาสคีย์ไม่สำเร็จ กรุณาลองอีกครั้ง',
  },
  'passkey.expired': {
    en: 'The passkey came too late. Please try again.',
    th: 'ยืนยันพาสคีย์ช้าเกินไป กรุณาลองอีกครั้ง',
  },
  'passkey.unknown': {
    en: 'This passkey is no longer registered here. Log in another way, then add it again.',
    th: 'พาสคีย์นี้ไม่ได้ลงทะเบียนไว้ที่นี่แล้ว กรุณาเข้าสู่ระบบด้วยวิธีอื่น แล้วเพิ่มใหม่',
  },
  'passkey.exists': { en: 'This passkey has already been added.', th: 'เพิ่มพาสคีย์นี้ไว้แล้ว' },
  'passkey.limit': {
    en: 'You have as many passkeys as an account can hold. Remove one first.',
    th: 'เพิ่มพาสคีย์ครบจำนวนแล้ว กรุณาลบออกก่อนหนึ่งรายการ',
  },
  'passkey.missing': { en: 'Add a passkey first.', th: 'กรุณาเพิ่มพาสคีย์ก่อน' },
  'recovery.code.wrong': {
    en: 'This recovery code is not right, or has been used. Please try another.',
    th: 'รหัสกู้คืนไม่ถูกต้องหรือถูกใช้ไปแล้ว กรุณาใช้รหัสอื่น',
  },
  'password.wrong': { en: 'The password is not right. Please check it.', th: 'รหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบ' },
  'ticket.invalid': {
    en: 'This link has been used or is too old. Ask for a new one.',
    th: 'ลิงก์นี้ถูกใช้แล้วหรือหมดอายุ กรุณาขอลิงก์ใหม่',
  },
  'captcha.required': { en: 'Enter the digits in the picture.', th: 'กรุณากรอกตัวเลขในภาพ' },
  'captcha.wrong': {
    en: 'The digits do not match. Enter those of the new picture.',
    th: 'ตัวเลขไม่ตรงกัน กรุณากรอกตัวเลขในภาพใหม่',
  },
  'captcha.unavailable': {
    en: 'The picture could not be made. Ask for another one.',
    th: 'สร้างภาพไม่สำเร็จ กรุณาขอภาพใหม่',
  },
  'balance.insufficient': {
    en: 'The balance is too low. Choose a smaller amount or make a deposit.',
    th: 'ยอดเงินไม่พอ กรุณาลดจำนวนหรือฝากเงินเพิ่ม',
  },
  'amount.out.of.range': {
    en: 'The amount is outside the limits. Choose one between them.',
    th: 'จำนวนเงินอยู่นอกช่วงที่กำหนด กรุณาเลือกจำนวนในช่วง',
  },
  'payment.password.missing': {
    en: 'This account has no payment password. Set one first.',
    th: 'บัญชีนี้ยังไม่มีรหัสผ่านการเงิน กรุณาตั้งรหัสก่อน',
  },
  'payment.password.wrong': {
    en: 'The payment password is not right. Enter it again.',
    th: 'รหัสผ่านการเงินไม่ถูกต้อง กรุณากรอกอีกครั้ง',
  },
  'payment.password.weak': {
    en: 'These six digits are easy to guess. Choose others.',
    th: 'เลข 6 หลักนี้เดาง่ายเกินไป กรุณาเลือกเลขอื่น',
  },
  'payee.name.missing': {
    en: 'This account has no payee name. Set it first.',
    th: 'บัญชีนี้ยังไม่มีชื่อบัญชีธนาคาร กรุณากรอกก่อน',
  },
  'payee.name.fixed': {
    en: 'The payee name is set and cannot be changed. Contact customer service if it is wrong.',
    th: 'บันทึกชื่อบัญชีธนาคารไว้แล้ว เปลี่ยนเองไม่ได้ หากชื่อผิด กรุณาติดต่อฝ่ายบริการลูกค้า',
  },
  'bank.card.exists': {
    en: 'This account number is on file already.',
    th: 'เลขบัญชีนี้มีอยู่แล้ว',
  },
  'bank.card.limit': {
    en: 'There are as many cards as an account can have. Remove one first.',
    th: 'เพิ่มบัญชีธนาคารครบจำนวนแล้ว กรุณาลบออกก่อนหนึ่งบัญชี',
  },
  'bank.card.in.use': {
    en: 'A withdrawal goes to this card. It can be removed once it is paid.',
    th: 'มีรายการถอนเงินเข้าบัญชีนี้อยู่ ลบได้เมื่อโอนเงินเสร็จแล้ว',
  },
  'bank.card.number': {
    en: 'This is no account number of this bank. Check it.',
    th: 'เลขบัญชีไม่ตรงกับธนาคารนี้ กรุณาตรวจสอบ',
  },
  'security.answer.wrong': { en: 'The answers are not right. Check them.', th: 'คำตอบไม่ถูกต้อง กรุณาตรวจสอบ' },
  'security.answer.format': {
    en: 'Choose three questions, and answer each in 2 to 100 characters.',
    th: 'กรุณาเลือก 3 คำถาม และตอบแต่ละข้อ 2 ถึง 100 ตัวอักษร',
  },
  'withdraw.turnover.unmet': {
    en: 'Some of this still has to be bet before it can be withdrawn.',
    th: 'ยังทำยอดเดิมพันไม่ครบ จึงยังถอนเงินจำนวนนี้ไม่ได้',
  },
  'withdraw.limit.reached': {
    en: 'The withdrawals of today are used up. Come back tomorrow.',
    th: 'วันนี้ถอนเงินครบจำนวนครั้งแล้ว กรุณาถอนใหม่พรุ่งนี้',
  },
  'withdraw.resting': {
    en: 'Withdrawals rest for 24 hours after a reset of the payment password.',
    th: 'หลังรีเซ็ตรหัสผ่านการเงิน ต้องรอ 24 ชั่วโมงจึงจะถอนเงินได้',
  },
  'deposit.method.unavailable': {
    en: 'This way to pay is not available now. Choose another.',
    th: 'วิธีฝากนี้ยังใช้ไม่ได้ในขณะนี้ กรุณาเลือกวิธีอื่น',
  },
  'deposit.promo.unavailable': {
    en: 'This promotion cannot be taken now. Choose another, or none.',
    th: 'ใช้โปรโมชันนี้ไม่ได้ในขณะนี้ กรุณาเลือกโปรโมชันอื่นหรือไม่รับโปรโมชัน',
  },
  'deposit.order.closed': {
    en: 'This order is closed. Start a new one.',
    th: 'รายการฝากนี้ปิดไปแล้ว กรุณาเริ่มรายการใหม่',
  },
  'deposit.order.limit': {
    en: 'Too many orders wait. Pay or give up one first.',
    th: 'มีรายการฝากที่รอชำระหลายรายการ กรุณาชำระหรือยกเลิกก่อนหนึ่งรายการ',
  },
  'play.closed': {
    en: 'Play is closed for your account now. You can still withdraw and see your records.',
    th: 'ขณะนี้บัญชีของคุณปิดการเล่นอยู่ แต่ยังถอนเงินและดูประวัติได้',
  },
  'identity.required': { en: 'Your identity has to be verified first.', th: 'ต้องยืนยันตัวตนก่อนจึงจะทำรายการนี้ได้' },
  'reality.check.due': { en: 'Please answer the reality check first.', th: 'กรุณาตอบข้อความเตือนเวลาเล่นก่อน' },
  'limit.time.reached': { en: 'Your time limit is reached.', th: 'ครบเวลาเล่นที่ตั้งไว้แล้ว' },
  'limit.stake.exceeded': {
    en: 'This stake is above the limit. Please choose a lower one.',
    th: 'เดิมพันนี้เกินวงเงินต่อรอบที่กำหนด กรุณาเลือกยอดที่ต่ำกว่า',
  },
  'limit.loss.reached': {
    en: 'This amount is more than your loss limit leaves.',
    th: 'ยอดนี้เกินวงเงินขาดทุนที่ยังเหลืออยู่',
  },
  'limit.deposit.reached': {
    en: 'This amount is more than your deposit limit leaves.',
    th: 'ยอดนี้เกินวงเงินฝากที่ยังเหลืออยู่',
  },
  'play.too.fast': { en: 'Please wait a moment before the next round.', th: 'กรุณารอสักครู่ก่อนเริ่มรอบถัดไป' },
  'deposit.limit.required': { en: 'Please choose a deposit limit first.', th: 'กรุณาตั้งวงเงินฝากก่อน' },
  'offers.stopped': {
    en: 'Promotions are paused for your account.',
    th: 'ขณะนี้บัญชีของคุณพักรับโปรโมชันชั่วคราว',
  },
  'deposit.resting': {
    en: 'Deposits rest for now. Please try again later.',
    th: 'พักการฝากเงินชั่วคราว กรุณาลองใหม่ภายหลัง',
  },
  'deposit.credit.refused': {
    en: 'Deposits on credit are not accepted. Please choose another way to pay.',
    th: 'ไม่รับฝากเงินด้วยวิธีที่เป็นสินเชื่อ กรุณาเลือกวิธีอื่น',
  },
  'limit.value.invalid': {
    en: 'This cannot be set as a limit. Please check it.',
    th: 'ตั้งค่านี้ไม่ได้ กรุณาตรวจสอบอีกครั้ง',
  },
  'limit.raise.waiting': { en: 'This change cannot be confirmed yet.', th: 'ยังไม่ถึงเวลายืนยันการเปลี่ยนแปลงนี้' },
  'limit.raise.gone': { en: 'This change is no longer waiting.', th: 'คำขอเปลี่ยนแปลงนี้สิ้นสุดแล้ว' },
  'closing.shorter': { en: 'A break can only be made longer.', th: 'ช่วงพักขยายให้นานขึ้นได้เท่านั้น' },
  'exclusion.running': { en: 'Your self-exclusion is not over yet.', th: 'ยังไม่ครบกำหนดที่คุณระงับการเล่นไว้' },
  'transfer.players.off': {
    en: 'Transfers between players are not offered here.',
    th: 'ที่นี่ไม่มีบริการโอนเงินระหว่างผู้เล่น',
  },
  'registration.refused': {
    en: 'This cannot be done here. Please contact customer service.',
    th: 'ทำรายการนี้ไม่ได้ กรุณาติดต่อฝ่ายบริการลูกค้า',
  },
  'idempotency.key.missing': reload,
  'idempotency.key.reused': reload,
  'idempotency.in.progress': {
    en: 'This is being done already. Wait a moment.',
    th: 'กำลังดำเนินการอยู่ กรุณารอสักครู่',
  },
  'game.unavailable': {
    en: 'This game is closed for now. Choose another one.',
    th: 'เกมนี้ปิดให้บริการชั่วคราว กรุณาเลือกเกมอื่น',
  },
  'game.freeplay.unsupported': {
    en: 'This game cannot be tried for free. Play it with your balance, or choose another one.',
    th: 'เกมนี้ไม่มีโหมดทดลองเล่น กรุณาเล่นด้วยยอดเงินของคุณหรือเลือกเกมอื่น',
  },
  'request.url.empty': {
    en: 'The provider gave no address. Try again in a moment.',
    th: 'ไม่ได้รับที่อยู่จากผู้ให้บริการ กรุณาลองอีกครั้งในอีกสักครู่',
  },
  'launch.token.invalid': {
    en: 'This launch has been used or is too old. Open the game again from the lobby.',
    th: 'ลิงก์เปิดเกมนี้ถูกใช้แล้วหรือหมดอายุ กรุณาเปิดเกมใหม่จากล็อบบี้',
  },
  'draw.closed': {
    en: 'This draw has closed. Choose the next one.',
    th: 'งวดนี้ปิดรับแล้ว กรุณาเลือกงวดถัดไป',
  },
  'order.not.cancellable': {
    en: 'This bet can no longer be cancelled.',
    th: 'ยกเลิกโพยนี้ไม่ได้แล้ว',
  },
  'promotion.not.joinable': {
    en: 'This promotion cannot be joined now. Look at the others.',
    th: 'เข้าร่วมโปรโมชันนี้ไม่ได้ในขณะนี้ กรุณาดูโปรโมชันอื่น',
  },
  'reward.not.claimable': {
    en: 'This reward cannot be claimed now. Check its terms.',
    th: 'รับรางวัลนี้ไม่ได้ในขณะนี้ กรุณาตรวจสอบเงื่อนไข',
  },
  'reward.application.required': {
    en: 'This reward needs an application. Send one first.',
    th: 'ต้องส่งคำขอรับรางวัลก่อน',
  },
  'remark.required': {
    en: 'Write a remark.',
    th: 'กรุณากรอกหมายเหตุ',
  },
  'remarks.too.long': {
    en: 'Write at most 140 characters.',
    th: 'กรอกได้ไม่เกิน 140 ตัวอักษร',
  },
  'picture.required': {
    en: 'Add at least one picture.',
    th: 'กรุณาเพิ่มรูปภาพอย่างน้อยหนึ่งรูป',
  },
  'picture.too.many': {
    en: 'These are too many pictures. Three are the most.',
    th: 'รูปภาพมากเกินไป ส่งได้ไม่เกินสามรูป',
  },
  'picture.type.unsupported': {
    en: 'This is no picture of a kind that can be sent. Choose a JPEG or PNG.',
    th: 'ไฟล์นี้ไม่ใช่รูปภาพชนิดที่ส่งได้ กรุณาเลือกไฟล์ JPEG หรือ PNG',
  },
  'picture.too.large': {
    en: 'This picture is too large. It may have 5 MB.',
    th: 'รูปภาพใหญ่เกินไป ขนาดต้องไม่เกิน 5 MB',
  },
  'picture.unknown': {
    en: 'This picture is no longer offered. Choose another one.',
    th: 'ไม่มีรูปภาพนี้ให้เลือกแล้ว กรุณาเลือกรูปอื่น',
  },
  'mission.already.signed': {
    en: 'You have checked in today already.',
    th: 'วันนี้คุณเช็คอินแล้ว',
  },
  'points.insufficient': {
    en: 'You do not have enough points. Choose something else.',
    th: 'คะแนนไม่เพียงพอ กรุณาเลือกรายการอื่น',
  },
  'mall.item.sold.out': {
    en: 'There are not that many left. Choose fewer, or another one.',
    th: 'สินค้าเหลือไม่พอ กรุณาลดจำนวนหรือเลือกรายการอื่น',
  },
  'rebate.out.of.range': { en: 'This rate is not possible for this account.', th: 'ตั้งอัตรานี้ให้บัญชีนี้ไม่ได้' },
  'quota.exceeded': {
    en: 'No accounts are left at this rate. Choose a lower one.',
    th: 'อัตรานี้เปิดบัญชีครบโควตาแล้ว กรุณาเลือกอัตราที่ต่ำกว่า',
  },
  'affiliate.url.limit': {
    en: 'You have as many links as there may be. Delete one first.',
    th: 'คุณมีลิงก์ครบจำนวนแล้ว กรุณาลบลิงก์เดิมก่อน',
  },
  'contract.terms.invalid': {
    en: 'Each step needs more turnover and a higher rate than the one before, and none may be above your own.',
    th: 'แต่ละขั้นต้องมียอดและอัตราสูงกว่าขั้นก่อน และต้องไม่เกินของคุณเอง',
  },
  'contract.not.pending': { en: 'This contract no longer waits for an answer.', th: 'สัญญานี้ไม่ได้รอคำตอบแล้ว' },
  'dividend.not.due': {
    en: 'This dividend is not due. It may have been paid already.',
    th: 'ปันผลนี้ยังไม่ถึงกำหนดจ่าย หรือจ่ายไปแล้ว',
  },
  'request.invalid': reload,
  'request.too.large': { en: 'That is too large to send. Make it smaller.', th: 'ข้อมูลใหญ่เกินไป กรุณาลดขนาด' },
  'request.rate.limited': {
    en: 'That was too often. Wait a little and try again.',
    th: 'ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองอีกครั้ง',
  },
  'merchant.unknown': { en: 'No site is served under this name.', th: 'ไม่มีเว็บไซต์ให้บริการภายใต้ชื่อนี้' },
  'merchant.mismatch': reload,
  'encryption.required': reload,
  'encryption.invalid': reload,
  'encryption.key.unknown': reload,
  'not.found': { en: 'There is nothing here.', th: 'ไม่พบสิ่งที่ต้องการ' },
  'method.not.allowed': reload,
  unknown: fault,
  'vendor.unavailable': {
    en: 'The provider does not answer. Try again in a moment.',
    th: 'ผู้ให้บริการไม่ตอบสนอง กรุณาลองอีกครั้งในอีกสักครู่',
  },
  'vendor.timeout': {
    en: 'The provider is too slow to answer. Try again in a moment.',
    th: 'ผู้ให้บริการตอบสนองช้าเกินไป กรุณาลองอีกครั้งในอีกสักครู่',
  },
  'system.upgrading': {
    en: 'The system is being upgraded. Try again later.',
    th: 'กำลังปรับปรุงระบบ กรุณาลองอีกครั้งภายหลัง',
  },
  'system.maintenance': {
    en: 'The platform is under maintenance. Try again later.',
    th: 'ระบบปิดปรับปรุง กรุณาลองอีกครั้งภายหลัง',
  },
  'region.restricted': {
    en: 'This site is not offered where you are.',
    th: 'เว็บไซต์นี้ไม่เปิดให้บริการในพื้นที่ของคุณ',
  },
};
