/// How a program has been built. Of a debug build, measurements are of no use.
enum Build {
    case debug
    case release

    static var own: Build {
        #if DEBUG
        .debug
        #else
        .release
        #endif
    }
}
