#include <iostream>
using namespace std;

int main() {
    double x;
    cin >> x;
    int f = (int)(x * 100 + 0.5);
    int yuan = f / 100, jiao = f / 10 % 10, fen = f % 10;
    cout << yuan << " " << jiao << " " << fen << " " << yuan + jiao + fen << endl;
    return 0;
}
