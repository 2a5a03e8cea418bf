import { HeroScene } from '@site/ui/HeroScene';
import { MemberHead } from './MemberHead';
import styles from './MemberScene.module.css';

/** The merchant's scene with who is here. */
export function MemberScene() {
  return (
    <HeroScene className={styles.scene}>
      <MemberHead onScene />
    </HeroScene>
  );
}
