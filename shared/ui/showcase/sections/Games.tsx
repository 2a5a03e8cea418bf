import { useTranslation } from '@site/i18n';
import { useState } from 'react';
import { GameTile, GameTileSkeleton, TileGrid } from '../../src/GameTile';
import paperMoon from '../art/paper-moon.svg';
import rubyOrbit from '../art/ruby-orbit.svg';
import templeOfTides from '../art/temple-of-tides.svg';
import { Specimen } from '../Specimen';

const noAction = () => undefined;
const art = [paperMoon, rubyOrbit, templeOfTides];

export function Games() {
  const { t } = useTranslation('showcase');
  const [favourites, setFavourites] = useState<readonly string[]>(['game2']);
  const toggle = (game: string) =>
    setFavourites((chosen) =>
      chosen.includes(game) ? chosen.filter((one) => one !== game) : [...chosen, game],
    );
  const games = ['game1', 'game2', 'game3'];
  return (
    <>
      <Specimen title="GameTile: strip" room="flush">
        <TileGrid layout="strip" label={t('hot')}>
          {games.map((game, index) => (
            <GameTile
              key={game}
              name={t(game)}
              provider="Sixpetal"
              image={art[index]}
              tag={{ text: index + 1, tone: 'rank' }}
              favourite={favourites.includes(game)}
              onToggleFavourite={() => toggle(game)}
              onOpen={noAction}
            />
          ))}
        </TileGrid>
      </Specimen>
      <Specimen title="GameTile: tags, opening, no art, under maintenance; skeleton" room="flush">
        <TileGrid label={t('slots')}>
          <GameTile
            name={t('game1')}
            provider="Sixpetal"
            image={art[0]}
            tag={{ text: t('new'), tone: 'highlight' }}
            onToggleFavourite={noAction}
            onOpen={noAction}
          />
          <GameTile
            name={t('game2')}
            provider="Ironpalm"
            image={art[1]}
            opening
            onToggleFavourite={noAction}
            onOpen={noAction}
          />
          <GameTile
            name={t('game3')}
            provider="Moonreef"
            image={art[2]}
            unavailable={t('underMaintenance')}
            onOpen={noAction}
          />
          <GameTile
            name={t('game2')}
            provider="Ironpalm"
            onToggleFavourite={noAction}
            onOpen={noAction}
            tag={{ text: 'JP', tone: 'highlight' }}
          />
          <GameTileSkeleton />
          <GameTileSkeleton />
        </TileGrid>
      </Specimen>
    </>
  );
}
