import {
  AbsoluteFill,
  Composition,
  Html5Audio,
  Img,
  registerRoot,
  Sequence,
  staticFile,
  useCurrentFrame,
} from 'remotion';

const whole = { position: 'absolute', left: 0, top: 0 };

/** One frame's pictures: each a still under the projection that the frame's camera gives it. */
function Pictures({ layers }) {
  return layers.map(({ picture, matrix, opacity }) => (
    <Img
      key={picture}
      src={staticFile(picture)}
      style={{
        ...whole,
        maxWidth: 'none',
        transformOrigin: '0 0',
        transform: `matrix3d(${matrix.join(',')})`,
        opacity,
      }}
    />
  ));
}

function Caption({ text, height }) {
  return (
    <AbsoluteFill style={{ justifyContent: 'flex-end', alignItems: 'center' }}>
      <div
        style={{
          marginBottom: height * 0.08,
          maxWidth: '76%',
          padding: '0.4em 0.7em',
          borderRadius: '0.3em',
          font: `600 ${Math.round(height * 0.044)}px/1.3 sans-serif`,
          textAlign: 'center',
          color: '#ffffff',
          background: 'rgba(16, 21, 28, 0.66)',
        }}
      >
        {text}
      </div>
    </AbsoluteFill>
  );
}

function Film({ frames, cues, logo, narration, music, fps, size }) {
  const frame = useCurrentFrame();
  const time = frame / fps;
  const cue = cues.find(({ start, end }) => time >= start && time < end);
  // The music's level falls where somebody speaks; ducking by the voice's own level is not to be had.
  const spoken = (at) =>
    narration.some(({ firstFrame, lastFrame }) => at >= firstFrame && at < lastFrame);
  return (
    <AbsoluteFill style={{ backgroundColor: 'black', overflow: 'hidden' }}>
      <Pictures layers={frames[frame]} />
      {logo && (
        <Img
          src={staticFile(logo.picture)}
          style={{
            ...whole,
            left: logo.left,
            top: logo.top,
            width: logo.width,
            opacity: logo.opacity,
          }}
        />
      )}
      {cue && <Caption text={cue.text} height={Math.min(size.width, size.height)} />}
      {narration.map(({ sound, firstFrame, lastFrame }) => (
        <Sequence key={firstFrame} from={firstFrame} durationInFrames={lastFrame - firstFrame}>
          <Html5Audio src={staticFile(sound)} />
        </Sequence>
      ))}
      {music && <Html5Audio src={staticFile(music)} volume={(at) => (spoken(at) ? 0.3 : 0.7)} />}
    </AbsoluteFill>
  );
}

registerRoot(() => (
  <Composition
    id="film"
    component={Film}
    calculateMetadata={({ props }) => ({
      durationInFrames: props.frames.length,
      fps: props.fps,
      ...props.size,
    })}
    durationInFrames={1}
    fps={30}
    width={2}
    height={2}
    defaultProps={{
      frames: [[]],
      cues: [],
      logo: null,
      narration: [],
      music: null,
      fps: 30,
      size: { width: 2, height: 2 },
    }}
  />
));
