// fails: 01 WA, 02 WA, 06 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    double x;
    cin >> x;
    int f = (int)(x * 100 + 0.5);
    int yuan = (int)(x + 0.5), jiao = f / 10 % 10, fen = f % 10;
    cout << yuan << " " << jiao << " " << fen << " " << yuan + jiao + fen << endl;
    return 0;
}
