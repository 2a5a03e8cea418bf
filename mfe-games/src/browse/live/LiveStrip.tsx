import { GameTile, GameTileSkeleton, TileGrid } from '@site/ui/GameTile';
import { useWatched } from '@site/ui/useWatched';
import { nameOf } from '../../catalogue/nameOf';
import { SectionHead } from '../../catalogue/parts/SectionHead';
import { useLaunch } from '../../play/launch/useLaunch';
import { useOpeningGame } from '../../play/launch/useOpenGame';
import { useTexts } from '../../useTexts';
import styles from './LiveStrip.module.css';
import { type ModelAtTable, useModelsOnAir } from './useModelsOnAir';

export interface LiveStripProps {
  /** Where all live tables are. */
  to?: string | undefined;
  /** The room above it, which it takes only while it has something. */
  className?: string | undefined;
}

/**
 * Live tables by who presents at them. Its room is kept until it is known whether anybody does, so that nothing below
 * moves; then, with nobody on air or without an answer, there is nothing (ME-026).
 */
export function LiveStrip({ to, className }: LiveStripProps) {
  const [place, watched] = useWatched(false);
  const { data: models = [], isFetched } = useModelsOnAir(watched);
  return (
    <div ref={place}>
      {models.length > 0 && <Models models={models} to={to} className={className} />}
      {!isFetched && <Room className={className} />}
    </div>
  );
}

function Models({ models, to, className }: LiveStripProps & { models: readonly ModelAtTable[] }) {
  const { t } = useTexts();
  const launch = useLaunch();
  const opening = useOpeningGame();
  return (
    <section className={className}>
      <SectionHead title={t('live.title')} {...(to !== undefined && { to })}>
        {t('entrance.seeAll')}
      </SectionHead>
      <TileGrid layout="strip" label={t('live.title')}>
        {models.map(({ id, name, photo, game }) => (
          <GameTile
            key={id}
            name={name}
            provider={nameOf(game)}
            image={photo}
            tag={{ text: t('live.onAir'), tone: 'live' }}
            opening={opening === game.nodeId}
            onOpen={() => launch(game)}
          />
        ))}
      </TileGrid>
    </section>
  );
}

/** As much room as the strip will need, with nothing to see or to hear in it. */
function Room({ className }: Pick<LiveStripProps, 'className'>) {
  return (
    <div className={className} aria-hidden="true">
      <div className={styles.room}>
        <SectionHead title=" " />
        <TileGrid layout="strip">
          <GameTileSkeleton />
        </TileGrid>
      </div>
    </div>
  );
}
