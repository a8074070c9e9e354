#include <iostream>
using namespace std;

int main() {
    int h, m, t;
    cin >> h >> m >> t;
    int s = h * 60 + m + t;
    cout << s % 1440 / 60 << " " << s % 60 << " " << s / 1440 << endl;
    return 0;
}
