// fails: 01 WA, 02 WA, 03 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int x;
    cin >> x;
    int f = (int)(x * 100 + 0.5);
    int yuan = f / 100, jiao = f / 10 % 10, fen = f % 10;
    cout << yuan << " " << jiao << " " << fen << " " << yuan + jiao + fen << endl;
    return 0;
}
