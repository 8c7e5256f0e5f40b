// What the preset adds (dark colours, shades) comes without its source, of which Vite would warn at every build.
const withSource = {
  postcssPlugin: 'with-source',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      declaration.source ??= declaration.parent?.source ?? root.source
    })
  },
}

module.exports = { plugins: [require('postcss-preset-mantine'), withSource] }
