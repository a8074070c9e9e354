// fails: 01 WA, 02 WA, 03 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n, a, b, x;
    cin >> n >> a >> b;
    int small = 0, middle = 0, large = 0, sum = 0;
    for (int i = 1; i <= n; i++) {
        cin >> x;
        if (x < a)
            small++;
        else if (x < b)
            middle++;
        else
            large++;
            sum += x;
    }
    cout << small << " " << middle << " " << large << endl;
    cout << sum << endl;
    return 0;
}
